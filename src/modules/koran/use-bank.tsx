import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RowOf } from '#kernel/field'
import { call, useIntent } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { usePost } from '#web/document/use-post'
import { keadaanBank, type barisTerbuka, type bukuTerbuka, type Keadaan } from './koran.calls.ts'
import { pencocokan } from './koran.ts'

type Usulan = Keadaan['usulan'][number]

/** A row of either side, with what is proposed for it. */
type Diusulkan = Readonly<{ kunci: string; usulan?: Usulan | undefined }>
export type BarisBank = RowOf<typeof barisTerbuka> &
  Diusulkan &
  Readonly<{ kartu?: Keadaan['kartu'][number] | undefined }>
export type BarisBuku = RowOf<typeof bukuTerbuka> & Diusulkan

/** What is loaded again when something of an account has changed. */
export const topikBank = ['koran', 'kas', pencocokan.name] as const

const kunciDari = ({ id, n }: { readonly id: string; readonly n: number }): string => `${id} ${n}`
const barisDari = (kunci: string): { id: string; n: number } => {
  const [id = '', n = ''] = kunci.split(' ')
  return { id, n: Number(n) }
}

/** Both sides of an account that are not matched yet, each row with its proposal. */
export function useBank(no_rekening: string | null) {
  const found = useQuery({
    queryKey: ['koran', no_rekening],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(keadaanBank, { query: { no_rekening } }, { signal })).data,
  })
  const { data } = found
  const sisi = useMemo(() => {
    const all = data?.usulan ?? []
    const untuk = (which: 'koran' | 'kas') =>
      new Map(all.flatMap((one) => one[which].map((kunci) => [kunci, one] as const)))
    const [koran, kas] = [untuk('koran'), untuk('kas')]
    const kartu = new Map((data?.kartu ?? []).map((one) => [one.koran, one]))
    return {
      koran: data?.koran.map((row): BarisBank => {
        const kunci = kunciDari(row)
        return { ...row, kunci, usulan: koran.get(kunci), kartu: kartu.get(kunci) }
      }),
      kas: data?.kas.map((row): BarisBuku => {
        const kunci = kunciDari(row)
        return { ...row, kunci, usulan: kas.get(kunci) }
      }),
      pasti: all.filter((one) => one.pasti),
    }
  }, [data])
  return { ...found, ...sisi }
}

/** Posts pairs: one that was proposed, all that are certain, or what somebody chose. */
export function useCocokkan(no_rekening: string | null, onTersimpan: () => void = () => undefined) {
  const { dialog, kirim, sibuk } = usePost({
    form: { refuse: () => false },
    segarkan: topikBank,
    onTersimpan,
  })
  const cocokkan = (
    pasangan: readonly (Pick<Usulan, 'kas' | 'koran'> & { readonly alasan: string | null })[],
  ): void => {
    if (no_rekening === null || pasangan.length === 0) return
    const body = {
      no_rekening,
      pasangan: pasangan.slice(0, 500).map(({ alasan, kas, koran }) => ({
        alasan,
        koran: koran.map(barisDari),
        kas: kas.map(barisDari),
      })),
    }
    kirim((options) => call(pencocokan.commands.cocokkan, { body }, options))
  }
  return { cocokkan, dialog, sibuk }
}

async function cocokkanBaris(
  no_rekening: string,
  nomor: string,
  baris: BarisBank,
  key: string,
): Promise<void> {
  const { data } = await call(keadaanBank, { query: { no_rekening } })
  const row = data?.kas.find(({ dokumen, jumlah }) => dokumen === nomor && jumlah === baris.jumlah)
  if (!row) return
  const pasangan = [
    {
      alasan: null,
      koran: [{ id: baris.id, n: baris.n }],
      kas: [{ id: row.id, n: row.n }],
    },
  ]
  await call(pencocokan.commands.cocokkan, { body: { no_rekening, pasangan } }, { key })
}

/** What a document of a line of the bank begins with, and how its row becomes the line. */
export function useDokumenBaris({ data }: ReturnType<typeof useBank>, baris: BarisBank) {
  const intent = useIntent()
  const no_rekening = data?.no_rekening ?? null
  return {
    no_rekening,
    // A document takes less of both than a statement tells.
    no_ref: baris.no_ref?.slice(0, 40) ?? null,
    keterangan: baris.keterangan?.slice(0, 200) ?? null,
    /** The document is saved whatever becomes of this: what fails is said, and the line waits. */
    cocokkan: async <A extends { readonly data?: { readonly nomor: string } }>(
      done: A,
    ): Promise<A> => {
      if (no_rekening !== null && done.data)
        await cocokkanBaris(no_rekening, done.data.nomor, baris, intent.key()).catch(
          (error: unknown) => queueMicrotask(() => failure(error)),
        )
      return done
    },
  }
}
