import { useSetting } from '#web/session'
import { BarangNota } from './BarangNota.tsx'
import { CariBarang } from './CariBarang.tsx'
import { CariManual } from './CariManual.tsx'
import { CariNota } from './CariNota.tsx'
import { DaftarDraf } from './DaftarDraf.tsx'
import { fokusPindai } from './fokus.tsx'
import { diBarisBeli } from './kesalahan-konter.ts'
import { KonfirmasiHarga } from './KonfirmasiHarga.tsx'
import { langkahDari } from './langkah-baris.ts'
import { LangkahDialog } from './LangkahDialog.tsx'
import { adaIsi, tentangOrang, type NotaKonter } from './nota-konter.ts'
import { Pelanggan } from './Pelanggan.tsx'
import { wajibDari } from './penjual-konter.ts'
import { TitipDialog } from './TitipDialog.tsx'
import { UbahBeli } from './UbahBeli.tsx'
import { UbahHarga } from './UbahHarga.tsx'
import { UbahManual } from './UbahManual.tsx'
import type { Hitung } from './use-hitung.tsx'
import type { Konter } from './use-konter.tsx'
import { settingPelanggan } from '#modules/pelanggan/setting'

interface Props {
  readonly konter: Konter
  readonly tutup: () => void
}

/** So much of a heap: a line that is there, or one more. */
function DialogManual({ konter, tutup }: Props) {
  const { manual, meja, terbuka } = konter
  if (manual === undefined) return null
  const ada = meja.nota.manual.find(({ kunci }) => kunci === meja.dipilih)
  const line = terbuka === 'HARGA' ? ada : undefined
  const tumpukan = terbuka === 'JUAL_BARU' ? manual.tumpukan : undefined
  return (
    <UbahManual
      nota={meja.nota}
      arah={line?.arah ?? (tumpukan ? 'JUAL' : 'BELI')}
      line={line}
      tempat={line ?? tumpukan}
      onPakai={manual.pakai}
      onClose={tutup}
    />
  )
}

/** The line that is looked at, on whichever side. */
function UbahBaris({ konter, tutup }: Props) {
  const { beli, hitung, meja, simpan } = konter
  const { dipilih, nota } = meja
  if (konter.manual) return <DialogManual konter={konter} tutup={tutup} />
  const at = nota.beli.baris.findIndex(({ kunci }) => kunci === dipilih)
  const dibeli = nota.beli.baris[at]
  if (dibeli !== undefined)
    return (
      <UbahBeli
        key={dibeli.kunci}
        line={dibeli}
        harga={hitung.beli?.baris.find((each) => each.kunci === dipilih)}
        id={nota.id}
        beli={nota.beli}
        nilaiJual={hitung.jual?.total ?? 0}
        kondisiAwal={beli.kondisiAwal}
        kesalahan={diBarisBeli(simpan.kesalahan, at)}
        onPakai={(change, hargaSemua) => {
          simpan.lupakan()
          meja.ubahBeli((now) => ({ ...now, harga_setuju: hargaSemua }))
          if (beli.pakai(dibeli.kunci, change)) konter.bayar.usul.nanti()
        }}
        onClose={tutup}
      />
    )
  const line = nota.baris.find(({ kode_barcode }) => kode_barcode === dipilih)
  if (line === undefined) return null
  const harga = hitung.jual?.baris.find((each) => each.kode_barcode === dipilih)
  const langkah = langkahDari(harga?.masalah ?? [])
  if (harga !== undefined && langkah !== undefined)
    return (
      <LangkahDialog
        {...{ konter, langkah, tutup }}
        kode={harga.kode_barcode}
        nomor={harga.no_pemegang}
      />
    )
  return <UbahHarga nota={nota} line={line} harga={harga} onChange={meja.ubah} onClose={tutup} />
}

/** What is bought, and from which nota. */
function DialogBeli({ konter, tutup }: Props) {
  const { beli, hitung, meja, terbuka } = konter
  if (terbuka === 'NOTA')
    return (
      <BarangNota
        nota={beli.asal.nota}
        hilang={beli.asal.hilang}
        onAmbil={beli.ambil}
        onClose={tutup}
      />
    )
  if (terbuka === 'CARI_NOTA')
    return <CariNota onPilih={(nota) => beli.tunjukkan([nota], true)} onClose={tutup} />
  return (
    <UbahBeli
      line={undefined}
      harga={undefined}
      id={meja.nota.id}
      beli={meja.nota.beli}
      nilaiJual={hitung.jual?.total ?? 0}
      kondisiAwal={beli.kondisiAwal}
      kesalahan={{}}
      onPakai={(given, hargaSemua) => {
        meja.ubahBeli((now) => ({ ...now, harga_setuju: hargaSemua }))
        beli.tambah(given)
        konter.bayar.usul.nanti()
      }}
      onClose={tutup}
    />
  )
}

function DialogDraf({ konter, tutup }: Props) {
  const { draf, meja } = konter
  return (
    <DaftarDraf
      caraManual={konter.manual !== undefined}
      diMeja={{ id: meja.nota.id, ada: adaIsi(meja.nota) }}
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
}

/** Which facts the customer must give of himself, by what lies on the counter. */
function useWajib(nota: NotaKonter, hitung: Hitung) {
  const data = useSetting(settingPelanggan.BATAS_DATA_PELANGGAN)
  const besar = useSetting(settingPelanggan.BATAS_TRANSAKSI_BESAR)
  return wajibDari(nota, hitung.sisi, [data, besar])
}

function DialogPelanggan({ konter, tutup }: Props) {
  const { hitung, meja, simpan } = konter
  return (
    <Pelanggan
      nota={meja.nota}
      manual={konter.manual !== undefined}
      {...useWajib(meja.nota, hitung)}
      kesalahan={simpan.kesalahan}
      onChange={(kepala, beli) => {
        meja.ubah((now) => tentangOrang(now, kepala, beli))
        simpan.lupakan()
      }}
      onClose={tutup}
    />
  )
}

function Pilihan({ konter }: { readonly konter: Konter }) {
  const { buka, hargaHariIni, hitung, manual, terbuka } = konter
  const tutup = (): void => {
    buka(undefined)
    setTimeout(fokusPindai, 0)
  }
  const props = { konter, tutup }
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
  if (terbuka === undefined) return null
  if (terbuka === 'HARGA') return <UbahBaris {...props} />
  if (terbuka === 'PELANGGAN') return <DialogPelanggan {...props} />
  if (terbuka === 'TITIP') return <TitipDialog konter={konter} onClose={tutup} />
  if (terbuka === 'DRAF') return <DialogDraf {...props} />
  if (terbuka !== 'CARI') return manual ? <DialogManual {...props} /> : <DialogBeli {...props} />
  if (manual) return <CariManual awal={konter.cari} onPilih={manual.jual} onClose={tutup} />
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
