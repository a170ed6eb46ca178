import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { integer, type Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call, useIntent } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form, type Values } from '#web/form/use-form'
import { CallError } from '#web/request'
import { soundBad } from '#web/sound'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { saldoLaci, selesaiMenghitung } from '../uang-kas.calls.ts'
import { laci, nilaiPecahan, setorMasuk } from '../uang-kas.ts'
import { AngkaLaci, IsiLaci, type HariLaci } from './IsiLaci.tsx'

const namaPecahan = (nilai: number): string => `p${nilai}`

/** One input a denomination, the largest first; its label is its value. */
const isian: Fields = {
  ...Object.fromEntries(
    nilaiPecahan.map((nilai) => [namaPecahan(nilai), integer({ label: formatRupiah(nilai) })]),
  ),
  sisa: setorMasuk.sisa,
  keterangan: setorMasuk.keterangan,
}
const namaSemua = nilaiPecahan.map(namaPecahan)

const angka = (value: unknown): number => (typeof value === 'number' ? value : 0)

const pecahanDari = (values: Values): { pecahan: number; lembar: number }[] =>
  nilaiPecahan
    .map((pecahan) => ({ pecahan, lembar: angka(values[namaPecahan(pecahan)]) }))
    .filter(({ lembar }) => lembar > 0)

const terhitungDari = (values: Values): number =>
  pecahanDari(values).reduce((sum, one) => sum + one.pecahan * one.lembar, 0)

/** What each denomination comes to, in one column as it lies on the table. */
function Kolom({ form, terkunci }: { readonly form: Form; readonly terkunci: boolean }) {
  return (
    <div className="laci-kolom">
      <FormFields
        form={form}
        names={namaSemua}
        readOnly={terkunci ? namaSemua : []}
        autoFocus={!terkunci}
      />
      <ol className="laci-jumlah" aria-hidden>
        {nilaiPecahan.map((nilai) => (
          <li key={nilai}>{formatRupiah(nilai * angka(form.values[namaPecahan(nilai)]))}</li>
        ))}
      </ol>
    </div>
  )
}

/** As of today: no days are named. */
const hariIni: HariLaci = { tgl_from: null, tgl_to: null }

/** The book, what explains it, and the difference: told after the count, never before. */
function Buku({ values }: { readonly values: Values }) {
  const t = useWords()
  const terhitung = terhitungDari(values)
  return (
    <>
      <IsiLaci hari={hariIni} terhitung={terhitung} />
      <dl>
        <AngkaLaci label={t('Disetor')} rupiah={terhitung - angka(values['sisa'])} />
      </dl>
    </>
  )
}

const setoran = (values: Values) => ({
  pecahan: pecahanDari(values),
  sisa: angka(values['sisa']),
  keterangan: typeof values['keterangan'] === 'string' ? values['keterangan'] : null,
})

interface Props {
  /** The safe is counted instead: nothing is handed over. */
  readonly brankas?: boolean
  /** The number of the count, for its paper. */
  readonly onHitung?: (nomor: string) => void
  readonly onClose: () => void
}

/** What the book says of the safe, and what is missing or too much. */
function BukuBrankas({ values }: { readonly values: Values }) {
  const t = useWords()
  const { data } = useQuery({
    queryKey: ['kas', 'laci'],
    queryFn: async ({ signal }) => (await call(saldoLaci, {}, { signal })).data,
  })
  const terhitung = terhitungDari(values)
  return (
    <dl>
      <AngkaLaci label={t('Terhitung')} rupiah={terhitung} />
      {data?.brankas == null ? null : (
        <>
          <AngkaLaci label={t('Buku')} rupiah={data.brankas} />
          <AngkaLaci label={t('Selisih')} rupiah={terhitung - data.brankas} />
        </>
      )}
    </dl>
  )
}

/** A count is kept before the book is told: whoever counts again leaves a trace (docs/adr/0390). */
function useTerhitung(form: Form, tempat: 'BRANKAS' | 'LACI') {
  const t = useWords()
  const intent = useIntent()
  const [keadaan, setKeadaan] = useState<'hitung' | 'kirim' | 'terhitung'>('hitung')
  const selesai = async (values: Values): Promise<void> => {
    if (keadaan === 'kirim') return
    setKeadaan('kirim')
    try {
      const body = { tempat, pecahan: pecahanDari(values) }
      await call(selesaiMenghitung, { body }, { key: intent.key() })
      intent.settle()
      setKeadaan('terhitung')
    } catch (error) {
      soundBad()
      setKeadaan('hitung')
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    }
  }
  return { dihitung: keadaan === 'terhitung', mengirim: keadaan === 'kirim', selesai }
}

/** Hands the drawer over: counted blind, then the book beside it and a reason for what differs. */
export function SetorDialog({ brankas = false, onClose, onHitung }: Props) {
  const t = useWords()
  const label = brankas ? laci.commands.hitung.label : laci.commands.setor.label
  const form = useForm(isian)
  const { dihitung, mengirim, selesai } = useTerhitung(form, brankas ? 'BRANKAS' : 'LACI')
  const { dialog, kirim, sibuk } = usePost({ form, segarkan: ['kas'], onTersimpan: onClose })
  const lanjut = (): void => {
    const values = form.submit()
    if (values === undefined) return
    if (!dihitung) void selesai(values)
    else if (brankas) {
      const { sisa: _, ...body } = setoran(values)
      kirim(async (options) => {
        const done = await call(laci.commands.hitung, { body }, options)
        if (done.data) onHitung?.(done.data.nomor)
        return done
      })
    } else
      kirim(async (options) => {
        const done = await call(laci.commands.setor, { body: setoran(values) }, options)
        onHitung?.(done.data.nomor)
        return done
      })
  }
  return (
    <FormDialog
      title={t(label)}
      width={760}
      busy={sibuk || mengirim}
      changed={form.changed}
      saveLabel={t(dihitung ? label : 'Selesai menghitung')}
      onSave={lanjut}
      onClose={onClose}
    >
      <div className="laci-hitung">
        <Kolom form={form} terkunci={dihitung} />
        {dihitung ? (
          <div>
            {brankas ? <BukuBrankas values={form.values} /> : <Buku values={form.values} />}
            <FormFields
              form={form}
              names={brankas ? ['keterangan'] : ['sisa', 'keterangan']}
              autoFocus
            />
          </div>
        ) : (
          <dl aria-live="polite">
            <AngkaLaci label={t('Terhitung')} rupiah={terhitungDari(form.values)} />
            <p className="meta">{t('Hitung dahulu; catatan buku tampil sesudahnya.')}</p>
          </dl>
        )}
      </div>
      {dialog}
    </FormDialog>
  )
}
