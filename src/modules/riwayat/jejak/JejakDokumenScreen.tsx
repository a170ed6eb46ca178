import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AnswerOf } from '#kernel/endpoint'
import type { Fields, RowOf } from '#kernel/field'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { Notes } from '#web/document/Notes'
import { OpenLink } from '#web/fields/OpenLink'
import { useColumns } from '#web/fields/use-columns'
import { Badge, toneOf } from '#web/page/Badge'
import { ScanPage, useScanned } from '#web/page/ScanPage'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { alamatJejak } from './alamat-jejak.ts'
import { barangJejak, gramJejak, jejakDokumen, jurnalJejak, uangJejak } from './jejak.calls.ts'
import '../riwayat.css'

type Jejak = AnswerOf<typeof jejakDokumen>

/** Rows of one book, where the document has any. */
function Buku<F extends Fields>(props: {
  readonly title: string
  readonly fields: F
  readonly rows: readonly RowOf<F>[]
}) {
  const { fields, rows, title } = props
  const columns = useColumns(fields)
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Table
        label={title}
        columns={columns}
        rows={rows}
        keyOf={(row) => String(rows.indexOf(row))}
        empty={null}
      />
    </section>
  )
}

/** Who took it from state to state, why, and who agreed. */
function Langkah({ langkah }: { readonly langkah: Jejak['langkah'] }) {
  const t = useWords()
  const { zona } = useShell().toko
  return (
    <ol className="jejak-langkah">
      {langkah.map(({ alasan, nama_status, oleh, otorisasi, saat }, at) => (
        // States follow each other; one may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <time dateTime={saat}>{formatSaat(saat, zona)}</time> <strong>{nama_status}</strong>{' '}
          {oleh}
          {alasan === null ? null : <span className="meta"> · {alasan}</span>}
          {otorisasi.map(({ kategori, pemberi }) => (
            <span key={kategori} className="meta">
              {' '}
              · {t('{{kategori}} disetujui {{pemberi}}', { kategori, pemberi: pemberi ?? '-' })}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** A note has a screen of its own besides. */
const layarNota = { FJ: 'nota', FB: 'nota_beli' } as const

function Isi({ jejak }: { readonly jejak: Jejak }) {
  const t = useWords()
  const { akhir, barang, gram, jumlah_barang, jurnal, langkah, nomor, terkait, uang } = jejak
  const what = Object.entries(layarNota).find(([prefix]) => nomor.startsWith(`${prefix}-`))?.[1]
  const sisa = jumlah_barang - barang.length
  return (
    <article className="jejak" aria-label={nomor}>
      <header>
        <h2>
          {jejak.nama} <OpenLink what={what} value={nomor} />{' '}
          <Badge tone={toneOf(jejak.status, akhir.length > 0 ? akhir : undefined)}>
            {jejak.nama_status}
          </Badge>
        </h2>
        <p className="meta">
          {jejak.tgl_system} · {jejak.input_by}
        </p>
      </header>
      <Langkah langkah={langkah} />
      <Notes nomor={nomor} />
      {terkait.length > 0 ? (
        <p>
          {t('Terkait')}:{' '}
          {terkait.map((one) => (
            <span key={one.nomor} className="jejak-terkait">
              <Link to={alamatJejak(one.nomor)}>{one.nomor}</Link> {one.nama}
            </span>
          ))}
        </p>
      ) : null}
      <Buku title={t('Barang')} fields={barangJejak} rows={barang} />
      {sisa > 0 ? (
        <p className="meta">{t('dan {{jumlah}} barang lain', { jumlah: sisa })}</p>
      ) : null}
      <Buku title={t('Uang')} fields={uangJejak} rows={uang} />
      <Buku title={t('Gram')} fields={gramJejak} rows={gram} />
      <Buku title={t('Jurnal')} fields={jurnalJejak} rows={jurnal} />
    </article>
  )
}

/** Any document by its number: its states, who agreed, and what it did to the books. */
export function JejakDokumenScreen() {
  const t = useWords()
  const scanned = useScanned('nomor')
  const { kode } = scanned
  const found = useQuery({
    queryKey: ['dokumen', 'jejak', kode],
    enabled: kode !== '',
    queryFn: async ({ signal }) =>
      (await call(jejakDokumen, { params: { nomor: kode } }, { signal })).data,
  })
  return (
    <ScanPage
      scanned={scanned}
      label={t('No Dokumen')}
      hint={t('Ketik atau pindai nomor dokumen apa saja.')}
      found={[found]}
    >
      {() => (found.data ? <Isi jejak={found.data} /> : null)}
    </ScanPage>
  )
}
