import { Button, Select } from 'antd'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import { failure } from '#web/dialogs/notices'
import { isOnIn, useShell } from '#web/session'
import { isBuilt, menuFaces, menuNames } from '#web/shell/menu'
import { useWords } from '#web/words'
import { peran, tampilPeran, type Peran } from './akses.rules.ts'
import { PohonAkses } from './PohonAkses.tsx'
import type { Akses, Siapa } from './use-akses.tsx'
import { KeyButton } from '#web/KeyButton'
import './akses.css'

interface Pilihan {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly akses: Akses
  /** The people whose rights may be chosen; they stand at the left. */
  readonly daftar: ReactNode
  /** Who is chosen, and what is said while nobody is. */
  readonly judul: string
  readonly kosong: string
  /** The people and levels whose rights may be taken over. */
  readonly sumber: readonly Pilihan[]
  readonly siapaDari: (value: string) => Siapa
}

/** The menus as the person will see them. */
function Pratinjau({ akses }: { readonly akses: Akses }) {
  const t = useWords()
  const shell = useShell()
  const tampil = new Set(akses.layar.flatMap(({ is_show, path }) => (is_show ? [path] : [])))
  const terlihat = shell.house.screens.filter(
    ({ path, when }) =>
      tampil.has(path) && isBuilt(shell, path) && (when === undefined || isOnIn(shell, when)),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <aside tabIndex={0} className="akses-lihat" aria-label={t('Yang Dilihat')}>
      <h2>{t('Yang Dilihat')}</h2>
      {menuNames.map((menu) => {
        const inside = terlihat.filter((screen) => screen.menu === menu)
        return inside.length === 0 ? null : (
          <div key={menu}>
            <h3>{t(menuFaces[menu].label)}</h3>
            <p>{inside.map(({ title }) => t(title)).join(', ')}</p>
          </div>
        )
      })}
      {terlihat.length === 0 ? <p>{t('Tidak ada menu')}</p> : null}
    </aside>
  )
}

const isPeran = (name: string): name is Peran => name in peran
const semuaPeran = Object.keys(peran).filter(isPeran)

const orang = 'button'
const menu = 'input[type="checkbox"]:not(:disabled)'

const semuaDi = (box: HTMLElement | null, selector: string): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** Arrows go from one person or menu to the next: nobody tabs through a hundred. */
function panah(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const all = semuaDi(event.currentTarget, selector)
  const at = all.findIndex((one) => one === event.target)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  const next = to === undefined || at < 0 ? undefined : all[to]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/**
 * The user chooses a person, opens and closes menus, sees that person's menu, and saves with F9.
 */
export function HakAkses({ akses, daftar, judul, kosong, siapaDari, sumber }: Props) {
  const t = useWords()
  const [cari, setCari] = useState('')
  const { house } = useShell()
  const { berubah, isi, sibuk, siapa, simpan } = akses
  const kiri = useRef<HTMLElement>(null)
  const kanan = useRef<HTMLElement>(null)
  const pergi = (box: HTMLElement | null, selector: string): void =>
    (box?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? semuaDi(box, selector)[0])?.focus()
  useKeys([
    { key: 'F2', label: 'Siapa', run: () => pergi(kiri.current, orang) },
    { key: 'F3', label: 'Hak Akses', run: () => pergi(kanan.current, menu) },
    { key: '↑ ↓', label: 'Pindah baris' },
  ])
  return (
    <Page
      tools={<SearchBox label={t('Cari Menu')} value={cari} onSearch={setCari} />}
      actions={
        siapa === undefined ? null : (
          <>
            <Select
              className="akses-salin"
              aria-label={t('Peran')}
              placeholder={t('Peran')}
              value={null}
              options={semuaPeran.map((value) => ({ value, label: t(peran[value].nama) }))}
              onChange={(value: Peran | null) => {
                if (value !== null) akses.atur(tampilPeran(house.screens, value))
              }}
            />
            <Select
              className="akses-salin"
              aria-label={t('Salin Dari')}
              placeholder={t('Salin Dari')}
              value={null}
              options={[...sumber]}
              showSearch={{ optionFilterProp: 'label' }}
              notFoundContent={t('Tidak Ada Data')}
              onChange={(value: string | null) => {
                if (value !== null) akses.salin(siapaDari(value)).catch(failure)
              }}
            />
            <Button onClick={akses.keBawaan}>{t('Seperti Bawaan')}</Button>
            <Button disabled={berubah === 0} onClick={akses.batal}>
              {t('Batal')}
            </Button>
            <KeyButton
              keyName="F9"
              label="Simpan"
              run={simpan}
              type="primary"
              loading={sibuk}
              disabled={berubah === 0}
            >
              {t('Simpan')} {berubah > 0 ? `(${berubah}) ` : ''}
            </KeyButton>
          </>
        )
      }
    >
      <div className="akses">
        <section
          ref={kiri}
          className="akses-siapa"
          aria-label={t('Siapa')}
          onKeyDown={(event) => panah(event, orang)}
        >
          {daftar}
        </section>
        <section
          ref={kanan}
          className="akses-isi"
          aria-label={t('Hak Akses')}
          onKeyDown={(event) => panah(event, menu)}
        >
          {isi.error ? <Refused error={isi.error} onRetry={isi.refetch} /> : null}
          {siapa === undefined ? <p>{kosong}</p> : null}
          {isi.data && siapa ? (
            <>
              <p className="akses-judul">{judul}</p>
              <PohonAkses akses={akses} cari={cari} />
            </>
          ) : null}
        </section>
        {isi.data && siapa ? <Pratinjau akses={akses} /> : null}
      </div>
    </Page>
  )
}
