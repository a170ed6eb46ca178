import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { Answer } from '#web/request'
import { failure } from '#web/dialogs/notices'
import type { PaperProps } from '#web/module'
import { KirimWaDialog, type PesanWa } from '../pesan/KirimWa.tsx'

/** What a call by number answers, as far as its customer is told of it. */
interface Dijawab {
  readonly data: readonly object[]
  readonly template_wa: string | null
}

/** The message about one promise to its customer: looked at before it goes. */
export const waJanji = (
  ambil: (no_faktur: string) => Promise<Answer<Dijawab>>,
): ComponentType<PaperProps> =>
  function WaJanji({ nomor, onDone }) {
    const [isi, setIsi] = useState<PesanWa>()
    const muat = useEffectEvent(async () => {
      try {
        const { data, template_wa } = (await ambil(nomor)).data
        const no_hp: unknown = Object(data[0]).no_hp
        setIsi({ receiver: typeof no_hp === 'string' ? no_hp : null, message: template_wa })
      } catch (error) {
        failure(error)
        onDone()
      }
    })
    useEffect(() => void muat(), [])
    return isi ? <KirimWaDialog isi={isi} onClose={onDone} /> : null
  }
