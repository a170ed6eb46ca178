import { CariBarang } from './CariBarang.tsx'
import { DaftarDraf } from './DaftarDraf.tsx'
import { fokusPindai } from './fokus.tsx'
import { KonfirmasiHarga } from './KonfirmasiHarga.tsx'
import { adaIsi } from './nota-konter.ts'
import { Pelanggan } from './Pelanggan.tsx'
import { UbahHarga } from './UbahHarga.tsx'
import type { Konter } from './use-konter.tsx'

function Pilihan({ konter }: { readonly konter: Konter }) {
  const { buka, draf, hargaHariIni, hitung, meja, terbuka } = konter
  const tutup = (): void => {
    buka(undefined)
    setTimeout(fokusPindai, 0)
  }
  const { dipilih, nota } = meja
  if (terbuka === 'KONFIRMASI' || (terbuka === undefined && hargaHariIni.tanya))
    return (
      <KonfirmasiHarga
        onDone={() => {
          hitung.ulang()
          tutup()
        }}
        onClose={() => {
          hargaHariIni.nanti()
          tutup()
        }}
      />
    )
  if (terbuka === 'PELANGGAN')
    return <Pelanggan kepala={nota.kepala} onChange={meja.ubahKepala} onClose={tutup} />
  if (terbuka === 'CARI')
    return (
      <CariBarang
        awal={konter.cari}
        onPilih={(kode) => {
          konter.masukkan(kode)
          tutup()
        }}
        onClose={tutup}
      />
    )
  if (terbuka === 'DRAF')
    return (
      <DaftarDraf
        diMeja={{ id: nota.id, ada: adaIsi(nota) }}
        onParkir={() => {
          draf.parkir()
          tutup()
        }}
        onLanjut={(next) => {
          draf.lanjutkan(next)
          konter.setPanel('BARANG')
          tutup()
        }}
        onClose={tutup}
      />
    )
  const line = nota.baris.find(({ kode_barcode }) => kode_barcode === dipilih)
  if (terbuka !== 'HARGA' || line === undefined) return null
  const harga = hitung.data?.baris.find((each) => each.kode_barcode === dipilih)
  return <UbahHarga nota={nota} line={line} harga={harga} onChange={meja.ubah} onClose={tutup} />
}

/** The dialogs of the counter: one at a time; afterwards the next scan has its field again. */
export function Dialog({ konter }: { readonly konter: Konter }) {
  return (
    <>
      <Pilihan konter={konter} />
      {konter.simpan.dialog}
      {konter.cetakDialog}
    </>
  )
}
