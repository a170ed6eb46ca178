import {
  AccountBookOutlined, AlertOutlined, AppstoreOutlined, AuditOutlined, BankOutlined,
  BarChartOutlined, BarcodeOutlined, BgColorsOutlined, BookOutlined, CalendarOutlined,
  CameraOutlined, CarryOutOutlined, CheckCircleOutlined, CheckOutlined, CloseCircleOutlined,
  CloseOutlined, CompressOutlined, ContainerOutlined, CreditCardOutlined, CrownOutlined,
  CustomerServiceOutlined, DashboardOutlined, DeleteOutlined, DownOutlined, DownloadOutlined,
  EditOutlined, EnvironmentOutlined, ExclamationCircleOutlined, EyeInvisibleOutlined, EyeOutlined,
  FileDoneOutlined, FileExcelOutlined, FilePdfOutlined, FileSearchOutlined, FileTextOutlined,
  FilterOutlined, FolderOutlined, GiftOutlined, GlobalOutlined, GoldOutlined, HistoryOutlined,
  HomeOutlined, IdcardOutlined, ImportOutlined, InboxOutlined, InfoCircleOutlined, KeyOutlined,
  LeftOutlined, LineChartOutlined, LockOutlined, LogoutOutlined, MenuFoldOutlined, MenuOutlined,
  MenuUnfoldOutlined, MoonOutlined, MoreOutlined, NotificationOutlined, PercentageOutlined,
  PhoneOutlined, PictureOutlined, PieChartOutlined, PlusOutlined, PrinterOutlined, QrcodeOutlined,
  QuestionCircleOutlined, ReadOutlined, ReconciliationOutlined, ReloadOutlined, RightOutlined,
  RollbackOutlined, SafetyCertificateOutlined, ScanOutlined, ScheduleOutlined, ScissorOutlined,
  SearchOutlined, SendOutlined, SettingOutlined, ShopOutlined, ShoppingCartOutlined, ShoppingOutlined,
  SketchOutlined, SolutionOutlined, SortAscendingOutlined, SortDescendingOutlined, StarOutlined,
  SunOutlined, SwapOutlined, TableOutlined, TagOutlined, TagsOutlined, TeamOutlined,
  ThunderboltOutlined, ToolOutlined, TransactionOutlined, TranslationOutlined, TruckOutlined,
  UndoOutlined, UnlockOutlined, UpOutlined, UploadOutlined, UserOutlined, WalletOutlined,
  WarningOutlined, WhatsAppOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** Every picture of the shell, by the word that a definition says (`icon: 'tray'`). */
const icons = {
  'account': AccountBookOutlined, 'alert': AlertOutlined, 'audit': AuditOutlined,
  'bank': BankOutlined, 'bank-card': CreditCardOutlined, 'barcode': BarcodeOutlined,
  'blank': FileTextOutlined, 'book': BookOutlined, 'calendar': CalendarOutlined,
  'camera': CameraOutlined, 'cancel': RollbackOutlined, 'cart': ShoppingCartOutlined,
  'cash': WalletOutlined, 'catalog': AppstoreOutlined, 'category': TagsOutlined,
  'chart': BarChartOutlined, 'check': CheckOutlined, 'close': CloseOutlined,
  'closing': CarryOutOutlined, 'cloud-download': DownloadOutlined, 'color': BgColorsOutlined,
  'condition': SafetyCertificateOutlined, 'count': ReconciliationOutlined, 'crown': CrownOutlined,
  'dashboard': DashboardOutlined, 'delete': DeleteOutlined, 'diamond': SketchOutlined,
  'document': FileTextOutlined, 'down': DownOutlined, 'edit': EditOutlined,
  'excel': FileExcelOutlined, 'exchange': SwapOutlined, 'eye': EyeOutlined,
  'eye-off': EyeInvisibleOutlined, 'filter': FilterOutlined, 'find': FileSearchOutlined,
  'folder': FolderOutlined, 'gift': GiftOutlined, 'globe': GlobalOutlined, 'gold': GoldOutlined,
  'good': CheckCircleOutlined, 'bad': CloseCircleOutlined, 'history': HistoryOutlined,
  'home': HomeOutlined, 'identity': IdcardOutlined, 'import': ImportOutlined,
  'info': InfoCircleOutlined, 'journal': ReadOutlined, 'key': KeyOutlined,
  'labour': ThunderboltOutlined, 'language': TranslationOutlined, 'left': LeftOutlined,
  'line-chart': LineChartOutlined, 'list': TableOutlined, 'loan': SolutionOutlined,
  'lock': LockOutlined, 'logout': LogoutOutlined, 'melt': CompressOutlined, 'menu': MenuOutlined,
  'menu-fold': MenuFoldOutlined, 'menu-unfold': MenuUnfoldOutlined, 'moon': MoonOutlined,
  'more': MoreOutlined, 'news': NotificationOutlined, 'order': ScheduleOutlined,
  'paper': ContainerOutlined, 'pdf': FilePdfOutlined, 'people': TeamOutlined,
  'person': UserOutlined, 'phone': PhoneOutlined, 'picture': PictureOutlined,
  'pie': PieChartOutlined, 'place': EnvironmentOutlined, 'plus': PlusOutlined,
  'print': PrinterOutlined, 'purchase': InboxOutlined, 'purity': PercentageOutlined,
  'qr': QrcodeOutlined, 'question': QuestionCircleOutlined, 'reload': ReloadOutlined,
  'right': RightOutlined, 'ring': SketchOutlined, 'sale': ShoppingOutlined, 'scan': ScanOutlined,
  'scissors': ScissorOutlined, 'search': SearchOutlined, 'send': SendOutlined,
  'service': ToolOutlined, 'settings': SettingOutlined, 'shop': ShopOutlined,
  'sort-down': SortDescendingOutlined, 'sort-up': SortAscendingOutlined, 'star': StarOutlined,
  'sun': SunOutlined, 'support': CustomerServiceOutlined, 'tag': TagOutlined,
  'transaction': TransactionOutlined, 'tray': InboxOutlined, 'truck': TruckOutlined,
  'undo': UndoOutlined, 'unlock': UnlockOutlined, 'up': UpOutlined, 'upload': UploadOutlined,
  'valid': FileDoneOutlined, 'waiting': ExclamationCircleOutlined, 'warehouse': ShopOutlined,
  'warning': WarningOutlined, 'whatsapp': WhatsAppOutlined,
} satisfies Readonly<Record<string, ComponentType>>

export type IconName = keyof typeof icons

export const isIcon = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(icons, name)

/** A picture beside words; what it means is always said in words too, so it is not read out. */
export function Icon({ name, spin }: { readonly name: string | undefined; readonly spin?: boolean }) {
  const Found = icons[isIcon(name) ? name : 'folder']
  return <Found aria-hidden spin={spin ?? false} />
}
