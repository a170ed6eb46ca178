import { useWords } from '../words.tsx'
import './gate.css'

/** A bug in a screen: the frame stays, the user is told, and a reload usually mends it. */
export function Broken({ error }: { readonly error: unknown }) {
  const t = useWords()
  return (
    <div className="gate" role="alert">
      <h1>{t('Layar ini bermasalah')}</h1>
      <p>{t('Muat ulang halaman. Bila terulang, beritahu pengembang kalimat di bawah ini.')}</p>
      <p className="meta">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('Muat Ulang')}
      </button>
    </div>
  )
}
