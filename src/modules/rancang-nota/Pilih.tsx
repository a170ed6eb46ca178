import { useWords } from '#web/words'

export const isOf =
  <C extends Readonly<Record<string, string>>>(words: C) =>
  (value: string): value is keyof C & string =>
    Object.hasOwn(words, value)

/** One choice in a line of tools. */
export function Pilih<C extends Readonly<Record<string, string>>>(props: {
  readonly label: string
  readonly of: C
  readonly value: string
  readonly onChange: (value: keyof C & string) => void
}) {
  const { label, of, onChange, value } = props
  const t = useWords()
  const ada = isOf(of)
  return (
    <label className="rancang-pilih">
      <span>{t(label)}</span>
      <select
        value={value}
        onChange={({ target }) => {
          if (ada(target.value)) onChange(target.value)
        }}
      >
        {Object.entries(of).map(([key, kata]) => (
          <option key={key} value={key}>
            {t(kata)}
          </option>
        ))}
      </select>
    </label>
  )
}
