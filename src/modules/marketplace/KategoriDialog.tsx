import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choice, text, type Fields } from '#kernel/field'
import { asItIs } from '#kernel/language'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { atributKategori, isiPeta, petaMarketplace, simpanPeta } from './kategori.calls.ts'
import { medanAtribut, type Jawab } from './kategori.rules.ts'

const ambil = async (kategori: string, signal: AbortSignal) =>
  (await call(atributKategori, { params: { kategori } }, { signal })).data
type Wajib = Awaited<ReturnType<typeof ambil>>

const ukuran = (id: string): string => `satuan_${id}`

/** One input for each attribute; below a choice only while that choice stands. */
const medan = (wajib: Wajib): Fields =>
  Object.fromEntries(
    wajib.flatMap(({ id, induk, jika, nama, pilihan, satuan }) => {
      const saat =
        induk === null || jika === null ? {} : { beside: [medanAtribut(induk), jika] as const }
      const dasar = { label: asItIs(nama), ...saat }
      const of = Object.fromEntries(pilihan.map((one) => [one.id, asItIs(one.nama)]))
      const isi = pilihan.length > 0 ? choice({ ...dasar, of }) : text({ ...dasar, max: 200 })
      if (satuan.length === 0) return [[medanAtribut(id), isi] as const]
      const pilih = Object.fromEntries(satuan.map((one) => [one, asItIs(one)]))
      const unit = choice({ ...dasar, label: 'Satuan', of: pilih, initial: satuan[0] })
      return [[medanAtribut(id), isi] as const, [ukuran(id), unit] as const]
    }),
  )

/** The inputs as they were answered; a choice that is offered no more is chosen anew. */
const terisi = (wajib: Wajib, jawab: readonly Jawab[]): Values =>
  Object.fromEntries(
    jawab.flatMap(({ nilai, nomor, satuan }): [string, string][] => {
      const { pilihan = [], satuan: units = [] } = wajib.find(({ id }) => id === nomor) ?? {}
      const ada = pilihan.length === 0 || pilihan.some(({ id }) => id === nilai)
      return [
        ...(nilai !== null && ada ? [[medanAtribut(nomor), nilai] satisfies [string, string]] : []),
        ...(satuan !== null && units.includes(satuan)
          ? [[ukuran(nomor), satuan] satisfies [string, string]]
          : []),
      ]
    }),
  )

const kata = (value: unknown): string | null => (typeof value === 'string' ? value : null)

interface Langkah {
  readonly kode_dept: string
  readonly onClose: () => void
}
interface Tahap extends Langkah {
  readonly kategori: ReturnType<typeof useForm<typeof isiPeta>>
  readonly jawab: readonly Jawab[]
  readonly wajib: Wajib
}

/** The category has been chosen: what it asks. */
function Isi({ jawab, kategori, kode_dept, onClose, wajib }: Tahap) {
  const t = useWords()
  const [awal] = useState(() => terisi(wajib, jawab))
  const atribut = useForm(medan(wajib), awal)
  const { busy, send } = useSend({
    ...{ form: atribut, done: 'Kategori Marketplace Disimpan', failed: 'Data Gagal Disimpan' },
    ...{ refresh: [petaMarketplace], onDone: onClose },
  })
  const save = (): void => {
    const [peta, isi] = [kategori.submit(), atribut.submit()]
    if (peta === undefined || isi === undefined) return
    const dijawab = wajib.map(({ id }) => ({
      ...{ nomor: id, nilai: kata(atribut.values[medanAtribut(id)]) },
      satuan: kata(atribut.values[ukuran(id)]),
    }))
    send(() => call(simpanPeta, { body: { kode_dept, ...peta, atribut: dijawab } }))
  }
  return (
    <FormDialog
      title={`${t('Kategori Marketplace')} ${kode_dept}`}
      width={640}
      busy={busy}
      changed={kategori.changed || atribut.changed}
      onSave={save}
      onClose={onClose}
    >
      <div className="marketplace-kategori">
        <FormFields form={kategori} autoFocus />
      </div>
      <h3 className="marketplace-atribut">{t('Atribut Wajib')}</h3>
      {wajib.length === 0 ? <p>{t('Kategori ini tidak meminta atribut.')}</p> : null}
      <FormFields form={atribut} />
    </FormDialog>
  )
}

interface Dibuka extends Langkah {
  readonly awal: Values
  readonly jawab: readonly Jawab[]
}

/** Which category a kind of piece is there; then what that category asks. */
export function KategoriDialog({ awal, jawab, ...langkah }: Dibuka) {
  const t = useWords()
  const kategori = useForm(isiPeta, awal)
  const dipilih = kata(kategori.values['kategori'])
  const found = useQuery({
    queryKey: [petaMarketplace, 'atribut', dipilih],
    queryFn: ({ signal }) => ambil(dipilih ?? '', signal),
    enabled: dipilih !== null,
  })
  // What was answered belongs to the category that is kept.
  const dulu = dipilih === awal['kategori'] ? jawab : []
  if (found.data)
    return <Isi key={dipilih} {...langkah} kategori={kategori} jawab={dulu} wajib={found.data} />
  return (
    <FormDialog
      title={`${t('Kategori Marketplace')} ${langkah.kode_dept}`}
      width={640}
      busy={found.isFetching}
      changed={kategori.changed}
      onSave={() => void kategori.submit()}
      onClose={langkah.onClose}
    >
      <div className="marketplace-kategori">
        <FormFields form={kategori} autoFocus />
      </div>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
    </FormDialog>
  )
}
