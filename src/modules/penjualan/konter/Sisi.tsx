import { useMemo } from 'react'
import { formatBerat } from '#kernel/figures'
import { useWords } from '#web/words'
import { kolomBeli, kolomJual } from './kolom.tsx'
import { Kosong } from './Kosong.tsx'
import { adaBarang } from './nota-konter.ts'
import { TabelBaris } from './TabelBaris.tsx'
import type { Konter } from './use-konter.tsx'
import type { Tombol } from './use-tombol.tsx'

interface Props {
  readonly konter: Konter
  readonly tombol: Tombol
}

interface JudulProps {
  readonly text: string
  readonly jumlah: number
  readonly berat: number
}

/** Which side it is, and what lies on it. */
function Judul({ berat, jumlah, text }: JudulProps) {
  const t = useWords()
  return (
    <h2 className="konter-sisi-judul">
      <span>{t(text)}</span>
      <span className="meta">
        {t('{{jumlah}} barang', { jumlah })} · {formatBerat(berat)} gr
      </span>
    </h2>
  )
}

/** What both tables do alike. */
function useTabel({ konter, tombol }: Props) {
  const { buka, meja } = konter
  return {
    basi: konter.hitung.basi,
    dipilih: meja.dipilih,
    onPilih: (kunci: string): void => {
      meja.pilih(kunci)
      if (konter.panel === 'HASIL') konter.setPanel('BARANG')
    },
    onBuka: (kunci: string): void => {
      meja.pilih(kunci)
      buka('HARGA')
    },
    onKeluarkan: tombol.keluarkan,
    onKonfirmasi: () => buka('KONFIRMASI'),
    onKeyDown: tombol.diTabel,
  }
}

function Dijual({ berjudul, ...props }: Props & { readonly berjudul: boolean }) {
  const t = useWords()
  const tabel = useTabel(props)
  const { hitung, meja } = props.konter
  const { baris } = meja.nota
  const harga = useMemo(
    () => new Map(hitung.jual?.baris.map((line) => [line.kode_barcode, line])),
    [hitung.jual],
  )
  if (baris.length === 0) return null
  return (
    <section className="konter-sisi">
      {berjudul ? (
        <Judul text="Dijual" jumlah={baris.length} berat={hitung.jual?.berat ?? 0} />
      ) : null}
      <TabelBaris
        {...tabel}
        label={t('Barang yang dijual')}
        kolom={kolomJual}
        baris={baris.map(({ kode_barcode }) => ({ kunci: kode_barcode, awal: kode_barcode }))}
        harga={harga}
      />
    </section>
  )
}

function Dibeli(props: Props) {
  const t = useWords()
  const tabel = useTabel(props)
  const { hitung, meja } = props.konter
  const { baris } = meja.nota.beli
  const harga = useMemo(
    () => new Map(hitung.beli?.baris.map((line) => [line.kunci, line])),
    [hitung.beli],
  )
  if (baris.length === 0) return null
  return (
    <section className="konter-sisi">
      <Judul text="Dibeli Dari Pelanggan" jumlah={baris.length} berat={hitung.beli?.berat ?? 0} />
      <TabelBaris
        {...tabel}
        label={t('Barang yang dibeli')}
        kolom={kolomBeli}
        baris={baris.map(({ kode_barcode, kunci, nama_barang }) => ({
          kunci,
          awal: kode_barcode ?? nama_barang ?? '',
        }))}
        harga={harga}
      />
    </section>
  )
}

/** Both sides of the visit, the one that the screen is for above the other. */
export function Sisi({ konter, tombol }: Props) {
  const { beliDulu, buka, draf, meja } = konter
  const { nota } = meja
  if (!adaBarang(nota))
    return (
      <Kosong
        beliDulu={beliDulu}
        jumlahDraf={draf.jumlahLain}
        onDraf={() => buka('DRAF')}
        onBeliBaru={konter.beli.bukaBaru}
        onCariNota={konter.beli.bukaCari}
      />
    )
  const dijual = (
    <Dijual konter={konter} tombol={tombol} berjudul={beliDulu || nota.beli.baris.length > 0} />
  )
  const dibeli = <Dibeli konter={konter} tombol={tombol} />
  return beliDulu ? (
    <>
      {dibeli}
      {dijual}
    </>
  ) : (
    <>
      {dijual}
      {dibeli}
    </>
  )
}
