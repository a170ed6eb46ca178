import AccountBookOutlined from '@ant-design/icons-svg/es/asn/AccountBookOutlined'
import AlertOutlined from '@ant-design/icons-svg/es/asn/AlertOutlined'
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined'
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined'
import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined'
import BarcodeOutlined from '@ant-design/icons-svg/es/asn/BarcodeOutlined'
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined'
import BgColorsOutlined from '@ant-design/icons-svg/es/asn/BgColorsOutlined'
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined'
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined'
import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined'
import CarryOutOutlined from '@ant-design/icons-svg/es/asn/CarryOutOutlined'
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined'
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined'
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import CompressOutlined from '@ant-design/icons-svg/es/asn/CompressOutlined'
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined'
import CreditCardOutlined from '@ant-design/icons-svg/es/asn/CreditCardOutlined'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined'
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined'
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined'
import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined'
import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined'
import FileDoneOutlined from '@ant-design/icons-svg/es/asn/FileDoneOutlined'
import FileExcelOutlined from '@ant-design/icons-svg/es/asn/FileExcelOutlined'
import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined'
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined'
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined'
import FolderOutlined from '@ant-design/icons-svg/es/asn/FolderOutlined'
import GiftOutlined from '@ant-design/icons-svg/es/asn/GiftOutlined'
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined'
import GoldOutlined from '@ant-design/icons-svg/es/asn/GoldOutlined'
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined'
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined'
import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined'
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined'
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined'
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined'
import LineChartOutlined from '@ant-design/icons-svg/es/asn/LineChartOutlined'
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined'
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined'
import MenuFoldOutlined from '@ant-design/icons-svg/es/asn/MenuFoldOutlined'
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined'
import MenuUnfoldOutlined from '@ant-design/icons-svg/es/asn/MenuUnfoldOutlined'
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined'
import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined'
import PercentageOutlined from '@ant-design/icons-svg/es/asn/PercentageOutlined'
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined'
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined'
import PieChartOutlined from '@ant-design/icons-svg/es/asn/PieChartOutlined'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined'
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined'
import QrcodeOutlined from '@ant-design/icons-svg/es/asn/QrcodeOutlined'
import ReadOutlined from '@ant-design/icons-svg/es/asn/ReadOutlined'
import ReconciliationOutlined from '@ant-design/icons-svg/es/asn/ReconciliationOutlined'
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined'
import RollbackOutlined from '@ant-design/icons-svg/es/asn/RollbackOutlined'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined'
import ScanOutlined from '@ant-design/icons-svg/es/asn/ScanOutlined'
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined'
import ScissorOutlined from '@ant-design/icons-svg/es/asn/ScissorOutlined'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined'
import SendOutlined from '@ant-design/icons-svg/es/asn/SendOutlined'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined'
import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined'
import SketchOutlined from '@ant-design/icons-svg/es/asn/SketchOutlined'
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined'
import SortAscendingOutlined from '@ant-design/icons-svg/es/asn/SortAscendingOutlined'
import SortDescendingOutlined from '@ant-design/icons-svg/es/asn/SortDescendingOutlined'
import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled'
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined'
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined'
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined'
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined'
import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined'
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined'
import ThunderboltOutlined from '@ant-design/icons-svg/es/asn/ThunderboltOutlined'
import ToolOutlined from '@ant-design/icons-svg/es/asn/ToolOutlined'
import TransactionOutlined from '@ant-design/icons-svg/es/asn/TransactionOutlined'
import TranslationOutlined from '@ant-design/icons-svg/es/asn/TranslationOutlined'
import TruckOutlined from '@ant-design/icons-svg/es/asn/TruckOutlined'
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined'
import UnlockOutlined from '@ant-design/icons-svg/es/asn/UnlockOutlined'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined'
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined'
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined'
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined'
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined'
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types'

/**
 * Every picture of the shell, by its name in a definition (`icon: 'tray'`). They are drawn from a
 * file of their own, which comes behind the first words.
 */
export const shapes = {
  account: AccountBookOutlined,
  alert: AlertOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  'bank-card': CreditCardOutlined,
  barcode: BarcodeOutlined,
  bell: BellOutlined,
  book: BookOutlined,
  calendar: CalendarOutlined,
  camera: CameraOutlined,
  cancel: RollbackOutlined,
  cart: ShoppingCartOutlined,
  cash: WalletOutlined,
  catalog: AppstoreOutlined,
  category: TagsOutlined,
  chart: BarChartOutlined,
  check: CheckOutlined,
  close: CloseOutlined,
  closing: CarryOutOutlined,
  'cloud-download': DownloadOutlined,
  color: BgColorsOutlined,
  condition: SafetyCertificateOutlined,
  count: ReconciliationOutlined,
  dashboard: DashboardOutlined,
  delete: DeleteOutlined,
  diamond: SketchOutlined,
  document: FileTextOutlined,
  down: DownOutlined,
  edit: EditOutlined,
  excel: FileExcelOutlined,
  exchange: SwapOutlined,
  eye: EyeOutlined,
  'eye-off': EyeInvisibleOutlined,
  filter: FilterOutlined,
  find: FileSearchOutlined,
  folder: FolderOutlined,
  gift: GiftOutlined,
  globe: GlobalOutlined,
  gold: GoldOutlined,
  good: CheckCircleOutlined,
  bad: CloseCircleOutlined,
  history: HistoryOutlined,
  home: HomeOutlined,
  identity: IdcardOutlined,
  import: ImportOutlined,
  info: InfoCircleOutlined,
  journal: ReadOutlined,
  key: KeyOutlined,
  labour: ThunderboltOutlined,
  language: TranslationOutlined,
  left: LeftOutlined,
  'line-chart': LineChartOutlined,
  list: TableOutlined,
  loan: SolutionOutlined,
  lock: LockOutlined,
  logout: LogoutOutlined,
  melt: CompressOutlined,
  menu: MenuOutlined,
  'menu-fold': MenuFoldOutlined,
  'menu-unfold': MenuUnfoldOutlined,
  moon: MoonOutlined,
  news: NotificationOutlined,
  order: ScheduleOutlined,
  paper: ContainerOutlined,
  pdf: FilePdfOutlined,
  people: TeamOutlined,
  person: UserOutlined,
  phone: PhoneOutlined,
  picture: PictureOutlined,
  pie: PieChartOutlined,
  place: EnvironmentOutlined,
  plus: PlusOutlined,
  print: PrinterOutlined,
  purchase: InboxOutlined,
  purity: PercentageOutlined,
  qr: QrcodeOutlined,
  reload: ReloadOutlined,
  report: FileTextOutlined,
  right: RightOutlined,
  ring: SketchOutlined,
  sale: ShoppingOutlined,
  scan: ScanOutlined,
  scissors: ScissorOutlined,
  search: SearchOutlined,
  send: SendOutlined,
  service: ToolOutlined,
  settings: SettingOutlined,
  shop: ShopOutlined,
  'sort-down': SortDescendingOutlined,
  'sort-up': SortAscendingOutlined,
  star: StarOutlined,
  'star-on': StarFilled,
  sun: SunOutlined,
  tag: TagOutlined,
  transaction: TransactionOutlined,
  tray: InboxOutlined,
  truck: TruckOutlined,
  undo: UndoOutlined,
  unlock: UnlockOutlined,
  up: UpOutlined,
  upload: UploadOutlined,
  valid: FileDoneOutlined,
  waiting: ExclamationCircleOutlined,
  warehouse: ShopOutlined,
  warning: WarningOutlined,
  whatsapp: WhatsAppOutlined,
} satisfies Readonly<Record<string, IconDefinition>>

/** What a browser needs to draw one. */
export interface Picture {
  readonly viewBox: string | undefined
  readonly rule: 'evenodd' | undefined
  readonly paths: readonly string[]
}

const pathsOf = ({ attrs, children = [] }: AbstractNode): string[] => [
  ...(attrs['d'] === undefined ? [] : [attrs['d']]),
  ...children.flatMap(pathsOf),
]

/** @throws RangeError for a picture of two colours: the shell has none */
function pictureOf({ icon, name }: IconDefinition): Picture {
  if (typeof icon === 'function') throw new RangeError(`the picture ${name} has two colours`)
  const { attrs } = icon
  const rule = attrs['fill-rule'] === 'evenodd' ? 'evenodd' : undefined
  return { viewBox: attrs['viewBox'], rule, paths: pathsOf(icon) }
}

export const pictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, pictureOf(shape)]),
)
