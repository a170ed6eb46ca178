import { useState } from 'react'
import { useWords } from '#web/words'
import type { LoginInfo } from './info-login.tsx'

interface Props {
  readonly contoh: NonNullable<LoginInfo['contoh']>
  readonly onChoose: (userId: string, password: string) => void
}

/** The part behind the point identifies the users of one shop: kasir1.gs1. */
const placeOf = (user: string): string => (user.split('.')[1] ?? 'pusat').toUpperCase()

/** The sample chain's users, one click each; shown only while the sample is loaded (DOMAIN 11). */
export function SampleUsers({ contoh, onChoose }: Props) {
  const t = useWords()
  const places = [...new Set(contoh.users.map(placeOf))]
  const [place, setPlace] = useState(places[0] ?? '')
  return (
    <section className="masuk-sample" aria-label={t('Pengguna contoh')}>
      <div className="masuk-places">
        <span className="meta">{t('Pengguna contoh')}</span>
        {places.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === place}
            onClick={() => setPlace(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <div className="masuk-users">
        {contoh.users
          .filter((user) => placeOf(user) === place)
          .map((user) => (
            <button key={user} type="button" onClick={() => onChoose(user, contoh.password)}>
              {user}
            </button>
          ))}
      </div>
    </section>
  )
}
