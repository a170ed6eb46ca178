import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { changesOf, type AskedFigures } from '#web/document/approval-asked'
import './otorisasi.css'

/** Before and after of one thing that needs an approval. */
export function Diminta({ diminta }: { readonly diminta: AskedFigures }) {
  const t = useWords()
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
            <td>{t(sebelum)}</td>
            <td className="otorisasi-sesudah">{t(sesudah)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
