import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { Refused } from '#web/page/Refused'
import { isRecord } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { peristiwaBarang } from '../barang.ts'
import { rincianBarang, riwayatBarang, type babRiwayat } from '../data-barang.calls.ts'

type Bab = RowOf<typeof babRiwayat>

/** What a correction changed, fact by fact, before and after. */
function Perubahan({ perubahan }: { readonly perubahan: unknown }) {
  const t = useWords()
  const { sebelum, sesudah } = isRecord(perubahan) ? perubahan : {}
  if (!isRecord(sebelum) || !isRecord(sesudah)) return null
  return Object.entries(rincianBarang)
    .filter(([name]) => Object.hasOwn(sesudah, name))
    .map(([name, field]) => (
      <p key={name} className="meta">
        {t(field.label)}: {show(sebelum[name], field, 'layar', t) || '-'} {'->'}{' '}
        {show(sesudah[name], field, 'layar', t) || '-'}
      </p>
    ))
}

function Peristiwa({ bab }: { readonly bab: Bab }) {
  const t = useWords()
  const { zona } = useShell().toko
  return (
    <li>
      <p>
        <strong>{t(peristiwaBarang[bab.peristiwa])}</strong> {bab.ke}
      </p>
      <p className="meta">
        {formatSaat(bab.saat, zona)} · {bab.dokumen} · {bab.oleh}
      </p>
      {bab.nilai === null ? null : <p className="meta">Rp {formatRupiah(bab.nilai)}</p>}
      {bab.alasan === null ? null : <p className="meta">{bab.alasan}</p>}
      <Perubahan perubahan={bab.perubahan} />
    </li>
  )
}

/** The life story of a piece, the newest chapter first. */
export function Riwayat({ kodeBarcode }: { readonly kodeBarcode: string }) {
  const t = useWords()
  const found = useQuery({
    queryKey: ['barang', 'riwayat', kodeBarcode],
    queryFn: async ({ signal }) =>
      (await call(riwayatBarang, { params: { kode_barcode: kodeBarcode } }, { signal })).data,
  })
  if (found.error) return <Refused error={found.error} onRetry={found.refetch} />
  return (
    <ol className="riwayat" aria-label={t('Riwayat Barang')}>
      {found.data?.toReversed().map((bab) => (
        <Peristiwa key={`${bab.dokumen} ${bab.peristiwa} ${bab.saat}`} bab={bab} />
      ))}
    </ol>
  )
}
