import { languageTag } from '#kernel/language'
import { menus, type Menu } from '#kernel/screen'
import { LazyPart } from '#web/page/LazyPart'
import { Page } from '#web/page/Page'
import { useShell } from '#web/session'
import { menuFaces, menuNames, screensOf } from '#web/shell/menu'
import { useLanguage, useWords } from '#web/words'
import { Tiles, type Tile } from './Tiles.tsx'

/** What each sub-menu is for, in one line. */
const purposes: Readonly<Record<Menu, string>> = {
  penjualan: 'Jual barang, lihat dan batalkan nota',
  pembelian: 'Beli kembali emas dari pelanggan',
  pesanan: 'Pesanan khusus dan pengambilannya',
  service: 'Perbaikan dan perawatan barang pelanggan',
  hutang: 'Pinjaman dengan jaminan emas',
  validasi: 'Terima uang dan sahkan nota di kasir',
  barang: 'Stok, baki, gudang dan label',
  member: 'Member, poin dan hadiah',
  laporan: 'Angka harian, stok, kas dan analisa',
  utility: 'Master, pengguna dan pengaturan',
}

/** Home: the day the shop is in, and the way to everything. */
export function HomeScreen() {
  const t = useWords()
  const language = useLanguage()
  const shell = useShell()
  const { home, toko, user } = shell
  const day = new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'full', timeZone: 'UTC' })
  const tiles = menuNames
    .map((menu) => ({ menu, screens: screensOf(shell, menu) }))
    .filter(({ screens }) => screens.length > 0)
    .map(({ menu, screens }): Tile => ({
      path: menus[menu],
      title: menuFaces[menu].label,
      purpose: purposes[menu],
      icon: menuFaces[menu].icon,
      count: screens.find((screen) => screen.count !== undefined)?.count,
    }))
  return (
    <Page>
      <div className="tiles-page">
        <p className="home-greeting">
          {t('Selamat bekerja, {{nama}}.', { nama: user.usere_name })} {t('Tanggal Sistem')}:{' '}
          <strong>{day.format(Date.parse(`${toko.tgl_system}T12:00:00Z`))}</strong>
        </p>
        {[...home].map(([name, part]) => (
          <LazyPart key={name} part={part} given={{}} />
        ))}
        <Tiles tiles={tiles} small />
      </div>
    </Page>
  )
}
