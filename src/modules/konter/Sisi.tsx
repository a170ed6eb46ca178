import { useMemo } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import { kolomBeli, kolomJual, kolomManual } from './kolom.tsx'
import { sisiManual } from './manual-konter.ts'
import { Kosong } from './Kosong.tsx'
import { adaBarang, membeli } from './nota-konter.ts'
import type { PerluTerbagi } from './perlu-konter.ts'
import { TabelBaris } from './TabelBaris.tsx'
import type { Konter } from './use-konter.tsx'
import type { Tombol } from './use-tombol.tsx'

interface Props {
  readonly konter: Konter
  readonly tombol: Tombol
  readonly perlu: PerluTerbagi
}

interface JudulProps {
  readonly text: string
  readonly jumlah: number
  readonly berat: number
  readonly total: number | undefined
}

/** The head of a side: its name, the number of its lines, and its total. */
function Judul({ berat, jumlah, text, total }: JudulProps) {
  const t = useWords()
  return (
    <h2 className="konter-sisi-judul">
      <span>{t(text)}</span>
      <span className="meta">
        {t('{{jumlah}} barang', { jumlah })} · {formatBerat(berat)} gr
        {total === undefined ? null : <> · Rp {formatRupiah(total)}</>}
      </span>
    </h2>
  )
}

/** What both tables do alike. */
function useTabel({ konter, perlu, tombol }: Props) {
  const { buka, meja } = konter
  return {
    basi: konter.hitung.basi,
    perlu: perlu.baris,
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
        <Judul
          text="Dijual"
          jumlah={baris.length}
          berat={hitung.jual?.berat ?? 0}
          total={hitung.jual?.total}
        />
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
      <Judul
        text="Dibeli Dari Pelanggan"
        jumlah={baris.length}
        berat={hitung.beli?.berat ?? 0}
        total={hitung.beli?.total}
      />
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

/** One side of a visit whose goods bear no barcode. */
function SisiManual({ arah, ...props }: Props & { readonly arah: 'BELI' | 'JUAL' }) {
  const t = useWords()
  const tabel = useTabel(props)
  const { hitung, meja } = props.konter
  const baris = sisiManual(meja.nota.manual, arah)
  const harga = useMemo(
    () => new Map(hitung.manual?.baris.map((line) => [line.kunci, line])),
    [hitung.manual],
  )
  if (baris.length === 0) return null
  const sisi = arah === 'JUAL' ? hitung.sisi.jual : hitung.sisi.beli
  const judul = arah === 'JUAL' ? 'Dijual' : 'Dibeli Dari Pelanggan'
  return (
    <section className="konter-sisi">
      {membeli(meja.nota) ? (
        <Judul text={judul} jumlah={baris.length} berat={sisi?.berat ?? 0} total={sisi?.total} />
      ) : null}
      <TabelBaris
        {...tabel}
        label={t(arah === 'JUAL' ? 'Barang yang dijual' : 'Barang yang dibeli')}
        kolom={kolomManual}
        baris={baris.map(({ kode_baki, kunci }) => ({ kunci, awal: kode_baki }))}
        harga={harga}
      />
    </section>
  )
}

/** What the visit as a whole needs: no line stands for it. */
function PerluNota({ perlu }: Pick<Props, 'perlu'>) {
  const t = useWords()
  if (perlu.nota.length === 0) return null
  return (
    <p className="konter-perlu" role="status">
      <Icon name="lock" />
      <span>{t('Perlu otorisasi: {{apa}}', { apa: perlu.nota.join(', ') })}</span>
    </p>
  )
}

/** Both sides of the visit, the one that the screen is for above the other. */
export function Sisi(props: Props) {
  const { beliDulu, beli, buka, draf, manual, meja } = props.konter
  const { nota } = meja
  if (!adaBarang(nota))
    return (
      <Kosong
        beliDulu={beliDulu}
        manual={manual !== undefined}
        onCari={() => props.konter.cariBarang('')}
        jumlahDraf={draf.jumlahLain}
        onDraf={() => buka('DRAF')}
        onBeliBaru={beli.bukaBaru}
        onCariNota={beli.bukaCari}
      />
    )
  if (manual)
    return (
      <>
        <SisiManual {...props} arah="JUAL" />
        <SisiManual {...props} arah="BELI" />
        <PerluNota perlu={props.perlu} />
      </>
    )
  const dijual = <Dijual {...props} berjudul={beliDulu || nota.beli.baris.length > 0} />
  const dibeli = <Dibeli {...props} />
  return (
    <>
      {beliDulu ? dibeli : dijual}
      {beliDulu ? dijual : dibeli}
      <PerluNota perlu={props.perlu} />
    </>
  )
}
