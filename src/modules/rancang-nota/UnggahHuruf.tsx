import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { LabelledInput } from '#web/fields/LabelledInput'
import { SheetButton } from '#web/fields/SheetButton'
import { useWords } from '#web/words'
import { hurufBaru, unggahHuruf } from './rancang.calls.ts'

/** Puts a font of the shop's own licence on its papers. */
export function UnggahHuruf({ onSelesai }: { readonly onSelesai: () => unknown }) {
  const t = useWords()
  const [nama, setNama] = useState('tahoma')
  const [tebal, setTebal] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const kirim = async (file: File): Promise<void> => {
    setSibuk(true)
    try {
      const { message } = await call(unggahHuruf, { body: { nama, tebal } }, { file })
      success(message ?? '')
      onSelesai()
    } catch (error) {
      failure(error)
    } finally {
      setSibuk(false)
    }
  }
  return (
    <section className="rancang-huruf" aria-label={t('Huruf Toko')}>
      <h2>{t('Huruf Toko')}</h2>
      <LabelledInput
        field={hurufBaru.nama}
        value={nama}
        onChange={(value) => setNama(typeof value === 'string' ? value : '')}
      />
      <LabelledInput
        field={hurufBaru.tebal}
        value={tebal}
        onChange={(value) => setTebal(value === true)}
      />
      <SheetButton
        label="Unggah Huruf"
        accept=".ttf,.otf"
        busy={sibuk}
        onFile={(file) => void kirim(file)}
      />
    </section>
  )
}
