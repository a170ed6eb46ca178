import type { Fields } from '#kernel/field'
import { show } from '#kernel/kinds'
import { useWords } from '#web/words'
import '../janji/angka-janji.css'

interface Props {
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
}

/** What was reckoned, figure by figure, said again when it changes. */
export function AngkaHutang({ fields, values }: Props) {
  const t = useWords()
  return (
    <dl className="angka-janji" aria-live="polite">
      {Object.entries(values).map(([name, value]) => {
        const field = fields[name]
        return field ? (
          <div key={name}>
            <dt>{t(field.label)}</dt>
            <dd>{show(value, field, 'layar', t)}</dd>
          </div>
        ) : null
      })}
    </dl>
  )
}
