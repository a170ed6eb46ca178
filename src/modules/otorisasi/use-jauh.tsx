import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { text } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { useIsian, type Cara } from './cara.tsx'
import type { ApprovalAsked } from '#web/document/approval-asked'
import { mintaJauh, pemberiJauh } from './jauh.calls.ts'
import { SisaWaktu } from './SisaWaktu.tsx'
import type { StatusDiminta } from './use-status.tsx'

const semua = '*'

const isian = {
  kepada: text({
    label: 'Kepada',
    of: { [semua]: 'Semua Pemberi' },
    initial: semua,
    pick: { call: pemberiJauh.path, value: 'user_id', words: 'usere_name' },
  }),
  keterangan: text({ label: 'Keterangan', max: 500 }),
}

/** Says when nobody could answer now; the dialog checks again when it opens. */
function TidakAda() {
  const t = useWords()
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [pemberiJauh.path] })
  }, [queries])
  const { data } = useQuery({
    queryKey: [pemberiJauh.path, 'ada'],
    queryFn: async ({ signal }) => (await call(pemberiJauh, {}, { signal })).data,
    staleTime: 0,
  })
  if (data === undefined || data.length > 0) return null
  return <p className="otorisasi-tanya">{t('Tidak Ada Pemberi Otorisasi Yang Sedang Masuk')}</p>
}

/** Waits for an answer, and says for how long yet. */
function Menunggu({ status }: { readonly status: StatusDiminta }) {
  const t = useWords()
  const { kepada, sejak, sisa } = status
  return (
    <p className="otorisasi-menunggu" role="status">
      {kepada === null
        ? t('Menunggu Jawaban Pemberi Otorisasi')
        : t('Menunggu Jawaban {{nama}}', { nama: kepada })}
      <SisaWaktu key={sejak} sisa={sisa} sejak={sejak} />
    </p>
  )
}

/** Approves from afar, on the approver's own screen or telephone (DOMAIN 7). */
export function useJauh(diminta: readonly ApprovalAsked[], status: StatusDiminta): Cara {
  const t = useWords()
  const { form, gagal, kirim, sibuk } = useIsian(isian)
  const minta = (): Promise<void> =>
    kirim(async ({ kepada, keterangan }) => {
      const no_otorisasi = diminta.map((need) => need.no_otorisasi)
      const body = { no_otorisasi, kepada: kepada === semua ? null : kepada, keterangan }
      const { message } = await call(mintaJauh, { body })
      if (message !== undefined) success(message)
      await status.lihat()
    })
  const isi = (
    <div className="otorisasi-jauh">
      <TidakAda />
      <FormFields form={form} autoFocus />
      {status.menunggu ? <Menunggu status={status} /> : null}
    </div>
  )
  const label = t(status.menunggu ? 'Kirim Ulang' : 'Minta Dari Jauh')
  return { isi, label, kirim: () => void minta(), sibuk, gagal }
}
