import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { Refused } from '#web/page/Refused'
import { Skeleton } from '#web/page/Skeleton'
import { useWords } from '#web/words'
import { simpanUrutanKatalog, urutanKatalog } from './urutan.calls.ts'

interface Baris {
  readonly kunci: string
  readonly nama: string
}

interface Props {
  readonly daftar: string
  /** The phone beside shows it once it is kept. */
  readonly onSaved: () => void
}

const dipindah = (baris: readonly Baris[], dari: number, ke: number): readonly Baris[] => {
  const satu = baris[dari]
  return satu && baris[ke] ? baris.toSpliced(dari, 1).toSpliced(ke, 0, satu) : baris
}

/** Rows that are dragged to their place, or carried by Alt and an arrow. */
function Deret(props: {
  readonly baris: readonly Baris[]
  readonly onChange: (baris: readonly Baris[]) => void
}) {
  const { baris, onChange } = props
  const t = useWords()
  const [ditarik, setDitarik] = useState<number>()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const list = event.currentTarget.parentElement
    if (event.altKey) onChange(dipindah(baris, at, at + step))
    requestAnimationFrame(() => {
      list?.querySelectorAll<HTMLElement>(':scope > li')[at + step]?.focus()
    })
  }
  return (
    <ol className="urutan" aria-label={t('Urutan')}>
      {baris.map(({ kunci, nama }, at) => (
        <li
          key={kunci}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows carry it
          tabIndex={0}
          draggable
          className={ditarik === at ? 'ditarik' : undefined}
          onKeyDown={(event) => onKeyDown(event, at)}
          onDragStart={() => setDitarik(at)}
          onDragEnd={() => setDitarik(undefined)}
          onDragOver={(event) => event.preventDefault()}
          onDragEnter={() => {
            if (ditarik === undefined || ditarik === at) return
            onChange(dipindah(baris, ditarik, at))
            setDitarik(at)
          }}
        >
          <span className="urutan-nomor">{at + 1}</span>
          <span className="urutan-nama">
            {nama} <small>{kunci}</small>
          </span>
          {([-1, 1] as const).map((step) => (
            <Button
              key={step}
              size="small"
              type="text"
              tabIndex={-1}
              disabled={baris[at + step] === undefined}
              aria-label={`${t(step < 0 ? 'Pindah Ke Atas' : 'Pindah Ke Bawah')} ${nama}`}
              icon={<Icon name={step < 0 ? 'up' : 'down'} />}
              onClick={() => onChange(dipindah(baris, at, at + step))}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

/** The order in which the app shows a list. */
export function Urutan({ daftar, onSaved }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const [baris, setBaris] = useState<readonly Baris[]>()
  const [menyimpan, setMenyimpan] = useState(false)
  const found = useQuery({
    queryKey: ['urutan_katalog', daftar],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await call(urutanKatalog, { params: { daftar } }, { signal })).data,
  })
  if (found.error) return <Refused error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton />
  const kini = baris ?? found.data
  const simpan = (): void => {
    setMenyimpan(true)
    const body = { kunci: kini.map(({ kunci }) => kunci) }
    call(simpanUrutanKatalog, { params: { daftar }, body })
      .then(async () => {
        success(t('Urutan Tersimpan'))
        await queries.invalidateQueries({ queryKey: ['urutan_katalog', daftar] })
        setBaris(undefined)
        onSaved()
      })
      .catch(failure)
      .finally(() => setMenyimpan(false))
  }
  return (
    <section className="urutan-papan" aria-label={t('Urutan Di Aplikasi')}>
      <h3>{t('Urutan Di Aplikasi')}</h3>
      {kini.length < 2 ? (
        <p className="meta">{t('Belum ada yang perlu diurutkan.')}</p>
      ) : (
        <>
          <p className="meta">{t('Tarik barisnya, atau Alt + panah; yang baru ada di bawah.')}</p>
          <Deret baris={kini} onChange={setBaris} />
          <KeyButton
            keyName="F9"
            label="Simpan Urutan"
            type="primary"
            run={simpan}
            disabled={baris === undefined || menyimpan}
            icon={<Icon name="save" />}
          />
        </>
      )}
    </section>
  )
}
