import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fields } from '#kernel/field'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { BranchPicker } from '#web/page/BranchPicker'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { Waiting } from '#web/page/Skeleton'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { identitasToko, pajakToko } from './master-toko.ts'
import { gambarToko, tokos, ubahToko } from './toko.calls.ts'
import { KeyButton } from '#web/KeyButton'

type Toko = Awaited<ReturnType<typeof loadTokos>>[number]
const loadTokos = async (signal: AbortSignal) => (await call(tokos, {}, { signal })).data

/** Name, address, telephone and zone, which notas and reports print (SPEC 2). */
function TokoForm({ toko }: { readonly toko: Toko }) {
  const t = useWords()
  const queries = useQueryClient()
  const milikSendiri = useShell().toko.kode_toko === toko.kode_toko
  const fields: typeof identitasToko & typeof pajakToko & Fields = milikSendiri
    ? { ...identitasToko, ...pajakToko, ...gambarToko }
    : { ...identitasToko, ...pajakToko }
  const form = useForm(fields, toko)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    const values = form.submit()
    if (values === undefined || busy) return
    setBusy(true)
    try {
      const params = { kode_toko: toko.kode_toko }
      const { message } = await call(ubahToko, {
        params,
        body: { ...toko, ...values },
      })
      success(message ?? t('Data Berhasil Dirubah'))
      await queries.invalidateQueries({ queryKey: ['toko'] })
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="form-sheet" data-form>
      <FormFields form={form} autoFocus />
      <div className="dialog-buttons">
        <KeyButton
          keyName="F9"
          label="Simpan"
          run={() => void save()}
          type="primary"
          loading={busy}
        />
      </div>
    </div>
  )
}

/** The shop as its customers read it; the head office chooses which one. */
export function SettingTokoScreen() {
  const own = useShell().toko.kode_toko
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useQuery({
    queryKey: ['toko', 'semua'],
    queryFn: ({ signal }) => loadTokos(signal),
  })
  const toko = found.data?.find((one) => one.kode_toko === (chosen ?? own))
  return (
    <Page>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <div className="form-fields inline">
        <BranchPicker value={chosen} onChange={setChosen} />
      </div>
      {found.isPending ? <Waiting /> : null}
      {toko === undefined ? null : <TokoForm key={`${toko.kode_toko} ${toko.versi}`} toko={toko} />}
    </Page>
  )
}
