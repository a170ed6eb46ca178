import { useState } from 'react'
import { callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { KeyButton } from '#web/KeyButton'
import { saveFile } from '#web/page/download'
import { soundBad } from '#web/sound'
import { unduhBerkas } from './external.calls.ts'
import { berkasKirim } from './external.ts'

/** The file of a document that sent pieces over. */
export function UnduhBerkas() {
  const form = useForm(berkasKirim)
  const [busy, setBusy] = useState(false)
  const unduh = async (): Promise<void> => {
    const query = form.submit()
    if (query === undefined) return soundBad()
    setBusy(true)
    try {
      saveFile(await callFile(unduhBerkas, { query }))
    } catch (error) {
      soundBad()
      if (!form.refuse(error)) failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div data-form>
      <FormFields form={form} inline />
      <KeyButton keyName="F7" label="Unduh Berkas" run={() => void unduh()} loading={busy} />
    </div>
  )
}
