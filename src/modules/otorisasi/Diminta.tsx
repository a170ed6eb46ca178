import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { changesOf, type AskedFigures } from '#web/document/approval-asked'
import './otorisasi.css'

/** Somebody's own words are never filled in: the approver reads what was typed. */
const isTyped = (text: string): boolean => /\{\{|\$t\(/.test(text)

/** Before and after of one thing that needs an approval. */
export function Diminta({ diminta }: { readonly diminta: AskedFigures }) {
  const t = useWords()
  const kata = (text: string): string => (isTyped(text) ? text : t(text))
  const { house } = useShell()
  return (
    <table className="otorisasi">
      <caption>{t(house.approvals[diminta.kategori] ?? diminta.kategori)}</caption>
      <thead className="only-heard">
        <tr>
          <th scope="col">{t('Data')}</th>
          <th scope="col">{t('Sebelum')}</th>
          <th scope="col">{t('Sesudah')}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(diminta).map(({ nama, sebelum, sesudah }) => (
          <tr key={nama}>
            <th scope="row">{t(nama)}</th>
            <td>{kata(sebelum)}</td>
            <td className="otorisasi-sesudah">{kata(sesudah)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
