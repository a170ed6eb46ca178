import { Button } from 'antd'
import type { Form } from '#web/form/use-form'
import { connectScale, hasSerial, useScaleHeard, useScaleState } from '#web/scale'
import { useWords } from '#web/words'

/** The scale of this counter fills the weight in; where it is not connected, a press does that. */
export function Timbangan({ form, name }: { readonly form: Form; readonly name: string }) {
  const t = useWords()
  const state = useScaleState()
  useScaleHeard(({ berat, stabil }) => {
    if (stabil && berat !== null && berat > 0) form.set(name, berat)
  })
  if (!hasSerial()) return null
  if (state === 'tersambung')
    return (
      <p className="meta timbangan-konter">{t('Timbangan tersambung: berat terisi sendiri')}</p>
    )
  return (
    <p className="timbangan-konter">
      <Button size="small" loading={state === 'menyambung'} onClick={() => void connectScale()}>
        {t('Sambungkan timbangan')}
      </Button>
    </p>
  )
}
