import { isLanguage, languages } from '#kernel/language'
import { chooseLanguage, useLanguage, useWords } from '#web/words'

/** The six languages, before anybody is signed in: a plain control. */
export function LanguagePicker() {
  const t = useWords()
  return (
    <label className="masuk-language">
      <span className="only-heard">{t('Bahasa')}</span>
      <select
        value={useLanguage()}
        onChange={(event) => {
          const chosen = event.target.value
          if (isLanguage(chosen)) void chooseLanguage(chosen)
        }}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
