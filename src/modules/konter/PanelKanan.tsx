import { useWords } from '#web/words'
import { PembayaranEditor } from '../pembayaran/PembayaranEditor.tsx'
import { pilihKupon, useKuponBerlaku } from '../kupon/PilihKupon.tsx'
import { pilihTitipan } from '../titipan/PilihTitipan.tsx'
import { idSimpan } from './BilahTotal.tsx'
import { Hasil } from './Hasil.tsx'
import { KisahBarang } from './KisahBarang.tsx'
import { KisahBeli } from './KisahBeli.tsx'
import { KisahManual } from './KisahManual.tsx'
import { Kutipan } from './Kutipan.tsx'
import { idPembayaran } from './use-bayar.tsx'
import { RingkasOrang } from '../profil/RingkasOrang.tsx'
import { usePoinBayar } from './use-poin.tsx'
import type { Konter } from './use-konter.tsx'

/** The panel beside the table: the chosen piece, the payments, or the visit that was just saved. */
function Isi({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  const { bayar, cek, hasil, hitung, manual, meja, panel, simpan, terima } = konter
  const siapa = <RingkasOrang no_hp={meja.nota.kepala.no_hp} />
  const poin = usePoinBayar(manual ? null : meja.nota.kepala.no_hp, hitung.total)
  const adaKupon = useKuponBerlaku() && !manual
  if (cek) return <Kutipan kode={cek.kode} onMasukkan={terima} />
  if (panel === 'BAYAR')
    return (
      <>
        <h2>{t('Pembayaran')}</h2>
        <PembayaranEditor
          id={idPembayaran}
          entries={meja.nota.bayar}
          total={hitung.total}
          errors={simpan.kesalahan}
          titipan={manual ? undefined : pilihTitipan}
          kupon={adaKupon ? pilihKupon : undefined}
          poin={poin}
          tombol="F8"
          onChange={(next) => {
            bayar.ubah(next)
            simpan.lupakan()
          }}
          onDone={() => {
            if (bayar.usul.diusulkan) simpan.simpan()
            else document.getElementById(idSimpan)?.focus()
          }}
        />
      </>
    )
  if (panel === 'HASIL' && hasil) return <Hasil hasil={hasil} konter={konter} />
  const baris = hitung.manual?.baris.find((line) => line.kunci === meja.dipilih)
  if (hitung.manual && baris)
    return <KisahManual barang={baris} nota={hitung.manual} basi={hitung.basi} />
  const dibeli = hitung.beli?.baris.find((line) => line.kunci === meja.dipilih)
  if (dibeli !== undefined) {
    const foto = meja.nota.beli.baris.find(({ kunci }) => kunci === dibeli.kunci)?.foto ?? null
    return (
      <>
        <KisahBeli barang={dibeli} foto={foto} basi={hitung.basi} />
        {siapa}
      </>
    )
  }
  const barang = hitung.jual?.baris.find((line) => line.kode_barcode === meja.dipilih)
  if (barang === undefined)
    return (
      <>
        <p className="konter-diam">{t('Foto, letak dan rincian harga barang tampil di sini.')}</p>
        {siapa}
      </>
    )
  return (
    <>
      <KisahBarang barang={barang} basi={hitung.basi} />
      {siapa}
    </>
  )
}

export function PanelKanan({ konter }: { readonly konter: Konter }) {
  const t = useWords()
  return (
    // What scrolls can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <aside className="konter-kanan" aria-label={t('Rincian')} tabIndex={0}>
      <Isi konter={konter} />
    </aside>
  )
}
