import { Button, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import { failure } from '#web/dialogs/notices'
import { settingOf, useShell } from '#web/session'
import { isBuilt, menuFaces, menuNames } from '#web/shell/menu'
import { useWords } from '#web/words'
import { PohonAkses } from './PohonAkses.tsx'
import type { Akses, Siapa } from './use-akses.tsx'
import './akses.css'

interface Pilihan {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly akses: Akses
  /** Whose rights may be chosen: at the left. */
  readonly daftar: ReactNode
  /** Who is chosen, and what is said while nobody is. */
  readonly judul: string
  readonly kosong: string
  /** Whose rights may be taken over, and who that is. */
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
      tampil.has(path) &&
      isBuilt(shell, path) &&
      (when === undefined || settingOf(shell, when) === true),
  )
  return (
    <aside className="akses-lihat" aria-label={t('Yang Dilihat')}>
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

/** Choose whose rights, open and close menus, see what he will see, F9 saves. */
export function HakAkses({ akses, daftar, judul, kosong, siapaDari, sumber }: Props) {
  const t = useWords()
  const [cari, setCari] = useState('')
  const { berubah, isi, sibuk, siapa, simpan } = akses
  useKeys([{ key: 'F9', label: 'Simpan', run: simpan, off: berubah === 0 || sibuk }])
  return (
    <Page
      tools={<SearchBox label={t('Cari Menu')} value={cari} onSearch={setCari} />}
      actions={
        siapa === undefined ? null : (
          <>
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
            <Button type="primary" loading={sibuk} disabled={berubah === 0} onClick={simpan}>
              {t('Simpan')} {berubah > 0 ? `(${berubah}) ` : ''}
              <Key>F9</Key>
            </Button>
          </>
        )
      }
    >
      <div className="akses">
        <section className="akses-siapa" aria-label={t('Siapa')}>
          {daftar}
        </section>
        <section className="akses-isi" aria-label={t('Hak Akses')}>
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
