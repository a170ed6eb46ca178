import { Button } from 'antd'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { HargaLama } from '../harga/HargaLama.tsx'
import { BilahAtas } from './BilahAtas.tsx'
import { BilahTotal } from './BilahTotal.tsx'
import { Dialog } from './Dialog.tsx'
import { adaBarang } from './nota-konter.ts'
import { PanelKanan } from './PanelKanan.tsx'
import { Sisi } from './Sisi.tsx'
import { TokoTutup } from './TokoTutup.tsx'
import { useKonter, type Cara, type Konter } from './use-konter.tsx'
import { useTabLain } from './use-tab-lain.tsx'
import { usePerlu } from './use-perlu.tsx'
import { useTayang } from './use-tayang.tsx'
import { useTombol } from './use-tombol.tsx'
import './konter.css'

/** A scan that came to nothing: which, why, and what can be done. */
function Gagal({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  const { cariBarang, pindai } = konter
  if (pindai.gagal === undefined) return null
  const { cari, kalimat, kode } = pindai.gagal
  return (
    <div className="konter-gagal" role="alert">
      <Icon name="bad" />
      <span>{kalimat}</span>
      {cari ? (
        <Button size="small" onClick={() => cariBarang(kode)}>
          {t('Cari Barang')} <Key>Ctrl+F</Key>
        </Button>
      ) : null}
    </div>
  )
}

/**
 * Sent, and no answer came: pressing again asks for the same sale, and cannot make a second one.
 */
function Tertunda({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  const { simpan, sibuk, tertunda } = konter.simpan
  if (!tertunda) return null
  return (
    <div className="konter-gagal" role="alert">
      <Icon name="warning" />
      <span>
        {t('Belum diketahui apakah nota ini tersimpan. Coba lagi; tidak akan menjadi dua.')}
      </span>
      <Button size="small" loading={sibuk} onClick={simpan}>
        {t('Coba Lagi')} <Key>F9</Key>
      </Button>
    </div>
  )
}

/** Two tabs with one draft write over each other: it is said, and one of them starts anew. */
function DuaTab({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  const { draf, meja } = konter
  if (!useTabLain(meja.nota.id) || !adaBarang(meja.nota)) return null
  return (
    <div className="konter-gagal" role="alert">
      <Icon name="warning" />
      <span>{t('Draf ini juga terbuka di tab lain: yang terakhir mengubah yang tersimpan')}</span>
      <Button size="small" onClick={draf.parkir}>
        {t('Lepaskan di sini')}
      </Button>
    </div>
  )
}

/** Asking for prices looks like selling: the strip says which of the two it is. */
function CekHarga({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  if (konter.cek === undefined) return null
  return (
    <div className="konter-urung" role="status">
      <span>{t('Cek harga: yang dipindai hanya ditanya harganya, tidak masuk nota')}</span>
      <Button size="small" onClick={konter.gantiCek}>
        {t('Kembali menjual')} <Key>F10</Key>
      </Button>
    </div>
  )
}

/** A line that was just taken off may come back: no loss by a slip of a finger. */
function Urungkan({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  const { dikeluarkan, kembalikan } = konter.meja
  if (dikeluarkan === undefined) return null
  return (
    <div className="konter-urung" role="status">
      <span>{t('{{barang}} dikeluarkan', { barang: dikeluarkan.nama })}</span>
      <Button size="small" onClick={kembalikan}>
        {t('Kembalikan barang')} <Key>Ctrl+Z</Key>
      </Button>
    </div>
  )
}

interface MejaProps extends Cara {
  readonly judul: string
}

/** The counter (LOOK 6): scan, price, settle, save; both sides of a visit. */
function MejaKonter({ judul, ...cara }: MejaProps) {
  const t = useWords()
  const konter = useKonter(cara)
  const tombol = useTombol(konter)
  useTayang(konter)
  const { bayar, draf, hitung, meja, simpan } = konter
  const perlu = usePerlu(hitung)
  return (
    <div className="konter">
      <h1 className="only-heard">{t(judul)}</h1>
      <BilahAtas konter={konter} onKeyDown={tombol.diTabel} />
      <TokoTutup />
      <CekHarga konter={konter} />
      <DuaTab konter={konter} />
      <HargaLama />
      <Gagal konter={konter} />
      <Tertunda konter={konter} />
      {hitung.error ? <Refused error={hitung.error} onRetry={hitung.ulang} /> : null}
      <div className="konter-tengah">
        <div className={konter.cek ? 'konter-kiri diam' : 'konter-kiri'}>
          <Sisi konter={konter} tombol={tombol} perlu={perlu} />
          <Urungkan konter={konter} />
        </div>
        <PanelKanan konter={konter} />
      </div>
      <BilahTotal
        hitung={hitung}
        tagihan={bayar.tagihan}
        sibuk={simpan.sibuk}
        kosong={!adaBarang(meja.nota)}
        perlu={[...new Set([...perlu.baris.values(), perlu.nota].flat())]}
        kataDraf={draf.kata}
        onBayar={bayar.tekan}
        onSimpan={simpan.simpan}
      />
      <Dialog konter={konter} />
    </div>
  )
}

export const TransaksiPenjualanScreen = () => (
  <MejaKonter judul="Transaksi Penjualan" beliDulu={false} caraManual={false} />
)

/** The same counter from the other side: what the customer brings comes first. */
export const TransaksiPembelianScreen = () => (
  <MejaKonter judul="Transaksi Pembelian" beliDulu caraManual={false} />
)

/** The same counter for goods without a barcode (docs/adr/0342). */
export const TransaksiManualScreen = () => (
  <MejaKonter judul="Transaksi Jual Beli Manual" beliDulu={false} caraManual />
)
