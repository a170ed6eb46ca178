import { Checkbox } from 'antd'
import { useState } from 'react'
import { Icon } from '#web/icons'
import { headed, menuFaces, menuNames, isBuilt } from '#web/shell/menu'
import { isOnIn, useShell } from '#web/session'
import { Badge } from '#web/page/Badge'
import { useWords } from '#web/words'
import type { Screen } from '#kernel/screen'
import type { Akses, Layar } from './use-akses.tsx'

interface Cabang {
  readonly id: string
  readonly label: string
  readonly layar: readonly (Layar & { readonly screen: Screen })[]
}

const semua = (layar: readonly Layar[], is_show: boolean): Record<string, boolean> =>
  Object.fromEntries(layar.filter(({ boleh }) => boleh).map(({ path }) => [path, is_show]))

/** All below a menu or a heading at once; half where only some of it is seen. */
function Induk({ atur, cabang }: { readonly atur: Akses['atur']; readonly cabang: Cabang }) {
  const { label, layar } = cabang
  const tampil = layar.filter(({ is_show }) => is_show).length
  return (
    <Checkbox
      checked={tampil === layar.length}
      indeterminate={tampil > 0 && tampil < layar.length}
      disabled={layar.every(({ boleh }) => !boleh)}
      onChange={({ target }) => atur(semua(layar, target.checked))}
    >
      {label}{' '}
      <span className="akses-jumlah">
        {tampil}/{layar.length}
      </span>
    </Checkbox>
  )
}

/** This group and nothing else: what a person who does one thing needs. */
function HanyaIni({ akses, cabang }: { readonly akses: Akses; readonly cabang: Cabang }) {
  const t = useWords()
  const { label, layar } = cabang
  if (layar.every(({ boleh }) => !boleh)) return null
  return (
    <button
      type="button"
      className="akses-hanya"
      aria-label={`${t('Hanya ini')}: ${label}`}
      onClick={() => akses.atur({ ...semua(akses.layar, false), ...semua(layar, true) })}
    >
      {t('Hanya ini')}
    </button>
  )
}

function Daun({ atur, one }: { readonly atur: Akses['atur']; readonly one: Cabang['layar'][0] }) {
  const t = useWords()
  const { bawaan, boleh, is_show, path, screen } = one
  return (
    <li>
      <Checkbox
        checked={is_show}
        disabled={!boleh}
        title={boleh ? t(screen.purpose ?? '') : t('Anda sendiri tidak punya hak menu ini')}
        onChange={({ target }) => atur({ [path]: target.checked })}
      >
        {t(screen.title)}
      </Checkbox>
      {is_show === bawaan ? null : (
        <Badge tone={is_show ? 'good' : 'bad'}>{t(is_show ? 'Ditambah' : 'Ditutup')}</Badge>
      )}
    </li>
  )
}

/** The tree of menus, headings and screens, each to be opened or closed. */
export function PohonAkses({ akses, cari }: { readonly akses: Akses; readonly cari: string }) {
  const t = useWords()
  const shell = useShell()
  const [lipat, setLipat] = useState<ReadonlySet<string>>(new Set())
  const lipatkan = (menu: string): void =>
    setLipat(
      (now) => new Set(now.has(menu) ? [...now].filter((one) => one !== menu) : [...now, menu]),
    )
  const sought = cari.trim().toLowerCase()
  const ada = akses.layar.flatMap((one) => {
    const screen = shell.house.screen(one.path)
    const on = screen?.when === undefined || isOnIn(shell, screen.when)
    if (!screen || !on || !isBuilt(shell, one.path)) return []
    return t(screen.title).toLowerCase().includes(sought) ? [{ ...one, screen }] : []
  })
  const cabang = menuNames.flatMap((menu) => {
    const layar = ada.filter(({ screen }) => screen.menu === menu)
    return layar.length > 0 ? [{ id: menu, label: t(menuFaces[menu].label), layar }] : []
  })
  if (cabang.length === 0) return <p>{t('Tidak Ada Data')}</p>
  return (
    <div className="akses-pohon">
      {cabang.map((one) => (
        <section key={one.id} aria-label={one.label}>
          <h2>
            <button
              type="button"
              className="akses-lipat"
              aria-expanded={!lipat.has(one.id)}
              aria-label={t('Buka Atau Lipat {{menu}}', { menu: one.label })}
              onClick={() => lipatkan(one.id)}
            >
              <Icon name={lipat.has(one.id) ? 'right' : 'down'} />
            </button>
            <Induk cabang={one} atur={akses.atur} />
            <HanyaIni akses={akses} cabang={one} />
          </h2>
          {lipat.has(one.id) && sought === ''
            ? null
            : headed(one.layar.map(({ screen }) => screen)).map(({ heading, screens }) => {
                const layar = one.layar.filter(({ screen }) => screens.includes(screen))
                return (
                  <div key={heading} className="akses-kelompok">
                    {heading === '' ? null : (
                      <h3>
                        <Induk
                          cabang={{ id: heading, label: t(heading), layar }}
                          atur={akses.atur}
                        />
                        <HanyaIni
                          akses={akses}
                          cabang={{ id: heading, label: t(heading), layar }}
                        />
                      </h3>
                    )}
                    <ul>
                      {layar.map((each) => (
                        <Daun key={each.path} one={each} atur={akses.atur} />
                      ))}
                    </ul>
                  </div>
                )
              })}
        </section>
      ))}
    </div>
  )
}
