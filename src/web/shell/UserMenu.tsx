import { useState } from 'react'
import { Icon } from '../icons.tsx'
import type { UserMenuEntry } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { Entry, Flyout } from './Flyout.tsx'

/** Who is signed in, and what modules offer him here: his password, the log-out. */
export function UserMenu() {
  const t = useWords()
  const { user, userMenu } = useShell()
  const entries = userMenu.filter(({ levels }) => levels?.includes(user.level) ?? true)
  const [dialog, setDialog] = useState<UserMenuEntry['dialog']>()
  return (
    <>
      <Flyout
        label={t('Anda: {{nama}}', { nama: user.usere_name })}
        face={
          <>
            <Icon name="person" />
            <span className="header-user">{user.usere_name}</span>
          </>
        }
      >
        {(close) => (
          <>
            <p className="flyout-who">
              <strong>{user.usere_name}</strong>
              <span className="meta">
                {user.user_id} · {user.level}
              </span>
            </p>
            {entries.map((entry) => (
              <Entry
                key={entry.label}
                icon={<Icon name={entry.icon} />}
                onChoose={() => {
                  close()
                  void entry.run?.()
                  const { dialog: next } = entry
                  if (next) setDialog(() => next)
                }}
              >
                {t(entry.label)}
              </Entry>
            ))}
          </>
        )}
      </Flyout>
      {dialog === undefined ? null : (
        <LazyPart part={dialog} given={{ onClose: () => setDialog(undefined) }} />
      )}
    </>
  )
}
