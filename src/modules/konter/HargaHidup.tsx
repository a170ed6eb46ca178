import type { ReactNode } from 'react'
import { formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { otorisasiBeli } from '#modules/pembelian/otorisasi'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import { otorisasiJual } from '#modules/penjualan/otorisasi-jual'
import { Rincian } from '../penjualan/Rincian.tsx'
import type { BeliKonter } from './beli-konter.ts'
import type { BarisKonter, NotaKonter } from './nota-konter.ts'
import { useHargaBeli, useHargaJual, type BarisHarga, type BarisHargaBeli } from './use-hitung.tsx'
import './harga-hidup.css'

/** How much of a sum another one is, in hundredths of a percent; 0 of nothing. */
export const bagianDari = (part: number, whole: number): number =>
  whole <= 0 ? 0 : mulDiv(Math.abs(part), 100_00, whole)

interface AngkaProps {
  readonly kata: string
  readonly nilai: number | null
  readonly basi: boolean
  readonly children?: ReactNode
}

/** The figure that is being decided, as large as it is important. */
export function AngkaHidup({ basi, children, kata, nilai }: AngkaProps) {
  return (
    <div className={basi ? 'harga-hidup-angka konter-basi' : 'harga-hidup-angka'}>
      <span>{kata}</span>
      <b>
        <small>Rp</small> {nilai === null ? '-' : formatRupiah(nilai)}
      </b>
      {children}
    </div>
  )
}

/** Whether somebody else must agree, said before it is saved. */
function Izin({ bawah, perlu }: { readonly bawah: string; readonly perlu: readonly string[] }) {
  const t = useWords()
  const [first] = perlu
  return (
    <p className={first === undefined ? 'harga-hidup-izin in' : 'harga-hidup-izin wait'}>
      <Icon name={first === undefined ? 'good' : 'lock'} />
      {first === undefined
        ? t(bawah)
        : t('Perlu otorisasi: {{apa}}', { apa: perlu.map((each) => t(each)).join(', ') })}
    </p>
  )
}

export const KataMasalah = ({ kalimat }: { readonly kalimat: readonly string[] }) =>
  kalimat.map((each) => (
    <p key={each} className="harga-hidup-izin out">
      <Icon name="bad" />
      {each}
    </p>
  ))

/** What the agreed price is above or below the computed one. */
function Selisih({ harga, hitungan }: { readonly harga: number; readonly hitungan: number }) {
  const t = useWords()
  const beda = harga - hitungan
  if (beda === 0) return null
  return (
    <span className={beda > 0 ? 'out' : 'in'}>
      {t(beda > 0 ? 'lebih {{selisih}} ({{persen}} %)' : 'kurang {{selisih}} ({{persen}} %)', {
        selisih: formatRupiah(Math.abs(beda)),
        persen: formatPersen(bagianDari(beda, hitungan)),
      })}
    </span>
  )
}

/** A gram of today's gold, and how much of it is paid. */
function DariEmas({ line }: { readonly line: BarisHargaBeli }) {
  const t = useWords()
  const { harga_emas, harga_gram, persen_beli } = line
  if (!harga_emas || harga_gram === null || persen_beli === null) return null
  return (
    <span className="meta">
      {t('{{harga}}/gr, {{persen}} % dari harga emas hari ini {{emas}}', {
        harga: formatRupiah(harga_gram),
        persen: formatPersen(100_00 - persen_beli),
        emas: formatRupiah(harga_emas),
      })}
    </span>
  )
}

interface BeliProps {
  readonly id: string
  readonly beli: BeliKonter
  /** The line that is being weighed. */
  readonly kunci: string
  readonly nilaiJual: number
  readonly ditimbang: boolean
}

/** What the shop would pay for it as it is entered now, with the steps (LOOK 11). */
export function HargaBeliHidup({ beli, ditimbang, id, kunci, nilaiJual }: BeliProps) {
  const t = useWords()
  const { basi, data, error } = useHargaBeli(id, ditimbang ? beli : undefined, nilaiJual)
  const line = data?.baris.find((each) => each.kunci === kunci)
  if (!ditimbang)
    return (
      <aside className="harga-hidup meta">{t('Timbang dahulu: harganya tampil di sini.')}</aside>
    )
  const salah = line?.masalah.map(({ kalimat }) => kalimat) ?? []
  const perlu = (data?.perlu ?? []).map(({ kategori }) => otorisasiBeli[kategori])
  const disetujui = line?.harga != null && line.hitungan !== null && line.harga !== line.hitungan
  return (
    <aside className="harga-hidup" aria-live="polite" aria-busy={basi}>
      <AngkaHidup kata={t('Harga Beli')} nilai={line?.hitungan ?? null} basi={basi}>
        {line ? <DariEmas line={line} /> : null}
      </AngkaHidup>
      {disetujui ? (
        <AngkaHidup kata={t('Harga Setuju')} nilai={line.harga} basi={basi}>
          <Selisih harga={line.harga ?? 0} hitungan={line.hitungan ?? 0} />
        </AngkaHidup>
      ) : null}
      <KataMasalah kalimat={error ? [error.message] : salah} />
      {line?.harga != null && !error ? <Izin bawah="Tanpa otorisasi" perlu={perlu} /> : null}
      {line?.perhatian.map(({ kalimat, kode }) => (
        <p key={kode} className="harga-hidup-izin wait">
          <Icon name="warning" />
          {kalimat}
        </p>
      ))}
      {line ? <Rincian langkah={line.rincian} /> : null}
    </aside>
  )
}

interface JualProps {
  readonly nota: NotaKonter
  readonly line: BarisKonter
  /** What it costs before anything is bargained. */
  readonly awal: BarisHarga | undefined
}

const hargaPenuh = (each: BarisHarga): number => (each.harga_jual ?? 0) + (each.ongkos ?? 0)

/**
 * How the bargain changes the price: the discount, its share, and who must approve it (LOOK 11).
 */
export function HargaJualHidup({ awal, line, nota }: JualProps) {
  const t = useWords()
  const { basi, data, error } = useHargaJual(nota)
  const kini = data?.baris.find((each) => each.kode_barcode === line.kode_barcode)
  const salah = kini?.masalah.map(({ kalimat }) => kalimat) ?? []
  const semua = nota.kepala.harga_setuju !== null
  const perlu = (data?.perlu ?? [])
    .filter(
      ({ sesudah }) => semua || line.kode_barcode in Object(sesudah) || 'Total' in Object(sesudah),
    )
    .map(({ kategori }) => otorisasiJual[kategori])
  const lines = semua ? (data?.baris ?? []) : kini ? [kini] : []
  const diskon = lines.reduce((sum, each) => sum + (each.diskon ?? 0), 0)
  const penuh = lines.reduce((sum, each) => sum + hargaPenuh(each), 0)
  return (
    <aside className="harga-hidup" aria-live="polite" aria-busy={basi}>
      <AngkaHidup kata={t('Total sekarang')} nilai={awal?.harga_total ?? null} basi={false} />
      <AngkaHidup
        kata={t(semua ? 'Total nota menjadi' : 'Menjadi')}
        nilai={semua ? (data?.total ?? null) : (kini?.harga_total ?? null)}
        basi={basi}
      >
        {diskon > 0 ? (
          <span>
            {t('diskon {{diskon}} ({{persen}} %)', {
              diskon: formatRupiah(diskon),
              persen: formatPersen(bagianDari(diskon, penuh)),
            })}
          </span>
        ) : null}
      </AngkaHidup>
      <KataMasalah kalimat={error ? [error.message] : salah} />
      {kini?.harga_total != null && !error ? <Izin bawah="Dalam batas Anda" perlu={perlu} /> : null}
    </aside>
  )
}
