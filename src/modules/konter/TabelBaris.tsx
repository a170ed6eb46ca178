import { Button } from 'antd'
import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { useNarrow } from '#web/narrow'
import { useWords } from '#web/words'
import { langkahBaris, langkahDari } from './langkah-baris.ts'

interface Pesanan {
  readonly kode: string
  readonly kalimat: string
}

/** A priced line, as far as every table of the counter knows it. */
export interface Berharga {
  readonly nama_barang: string | null
  readonly masalah: readonly Pesanan[]
  readonly perhatian: readonly Pesanan[]
}

export interface Kolom<H> {
  readonly title: string
  readonly kelas: string
  readonly sel: (harga: H) => ReactNode
  readonly kanan?: true
  /** Left out where the screen is narrow: the panel beside the table says it. */
  readonly lebar?: true
}

/** A line by its key, and what stands for it until its price is here. */
export interface BarisTabel {
  readonly kunci: string
  readonly awal: string
}

interface Props<H extends Berharga> {
  readonly label: string
  readonly kolom: readonly Kolom<H>[]
  readonly baris: readonly BarisTabel[]
  readonly harga: ReadonlyMap<string, H>
  /** Approvals that saving will ask for because of a line, in words. */
  readonly perlu: ReadonlyMap<string, readonly string[]>
  /** The figures are on their way: the old ones are dimmed. */
  readonly basi: boolean
  readonly dipilih: string | undefined
  readonly onPilih: (kunci: string) => void
  readonly onBuka: (kunci: string) => void
  readonly onKeluarkan: (kunci: string) => void
  readonly onKonfirmasi: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface SelProps<H> {
  readonly kolom: readonly Kolom<H>[]
  readonly awal: string
  readonly harga: H | undefined
}

/** The cells of a line. Grey bars stand where no figure has arrived yet. */
function Sel<H extends Berharga>({ awal, harga, kolom }: SelProps<H>) {
  return kolom.map(({ kanan, sel, title }, at) => (
    <td
      key={title}
      className={kanan ? 'right' : undefined}
      title={title === 'Nama Barang' ? (harga?.nama_barang ?? '') : undefined}
    >
      {harga ? sel(harga) : at === 0 ? awal : <span className="table-bone" />}
    </td>
  ))
}

/** What stops a line, and how the user can mend it; then what is worth knowing. */
function Pesan(
  props: Pick<Props<Berharga>, 'onKonfirmasi' | 'onKeluarkan' | 'onBuka'> & {
    readonly kunci: string
    readonly harga: Berharga
    readonly perlu: readonly string[]
    readonly span: number
  },
) {
  const { harga, kunci, onBuka, onKeluarkan, onKonfirmasi, perlu } = props
  const t = useWords()
  const { masalah, perhatian } = harga
  const kata = [...masalah, ...perhatian].map(({ kalimat }) => kalimat)
  if (perlu.length > 0) kata.push(t('Perlu otorisasi: {{apa}}', { apa: perlu.join(', ') }))
  if (kata.length === 0) return null
  const langkah = langkahDari(masalah)
  const unconfirmed = masalah.some(({ kode }) => kode === 'HARGA_BELUM_DIKONFIRMASI')
  return (
    <tr className={masalah.length > 0 ? 'konter-pesan bad' : 'konter-pesan wait'}>
      <td colSpan={props.span}>
        <div>
          <Icon name={masalah.length > 0 ? 'bad' : perlu.length > 0 ? 'lock' : 'waiting'} />
          <span role="status">{kata.join('. ')}</span>
          {masalah.length === 0 ? null : (
            <>
              {unconfirmed ? (
                <Button size="small" onClick={onKonfirmasi}>
                  {t('Konfirmasi Harga')}
                </Button>
              ) : (
                <Button size="small" onClick={() => onBuka(kunci)}>
                  {t(langkah === undefined ? 'Ubah' : langkahBaris[langkah])} <Key>F6</Key>
                </Button>
              )}
              <Button size="small" onClick={() => onKeluarkan(kunci)}>
                {t('Keluarkan barang')} <Key>Del</Key>
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

function classOf(line: Berharga | undefined, perlu: readonly string[]): string | undefined {
  if (line === undefined) return undefined
  if (line.masalah.length > 0) return 'konter-masalah berpesan'
  return line.perhatian.length + perlu.length > 0 ? 'berpesan' : undefined
}

const tidakPerlu: readonly string[] = []

/** The lines of one side: one is chosen, its story stands beside the tables. */
export function TabelBaris<H extends Berharga>(props: Props<H>) {
  const { basi, baris, dipilih, harga, onBuka, onKeyDown, onPilih } = props
  const narrow = useNarrow()
  const kolom = props.kolom.filter(({ lebar }) => !(narrow && lebar))
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [dipilih, baris.length])
  return (
    <div ref={box} className="table-scroll konter-tabel">
      <table className="table" role="grid" aria-label={props.label} aria-busy={basi}>
        <colgroup>
          {kolom.map(({ kelas }) => (
            <col key={kelas} className={kelas} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {kolom.map(({ kanan, title }) => (
              <th key={title} scope="col" className={kanan ? 'right' : 'left'} title={t(title)}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={basi ? 'konter-basi' : undefined}>
          {baris.map(({ awal, kunci: kode }) => {
            const line = harga.get(kode)
            const perlu = props.perlu.get(kode) ?? tidakPerlu
            return (
              <Fragment key={kode}>
                <tr
                  aria-selected={kode === dipilih}
                  tabIndex={kode === dipilih ? 0 : -1}
                  className={classOf(line, perlu)}
                  onClick={() => onPilih(kode)}
                  onDoubleClick={() => onBuka(kode)}
                  onKeyDown={onKeyDown}
                >
                  <Sel kolom={kolom} awal={awal} harga={line} />
                </tr>
                {line ? (
                  <Pesan {...props} kunci={kode} harga={line} perlu={perlu} span={kolom.length} />
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
