import { useQuery } from '@tanstack/react-query'
import { workInBranches } from '#kernel/screen'
import { goToBranch } from '#web/branch'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { closedTo, useShell } from '#web/session'
import { Entry, Flyout } from '#web/shell/Flyout'
import { useWords } from '#web/words'
import { cabangKu } from './kerja-cabang.calls.ts'

function Cabang({ close }: { readonly close: () => void }) {
  const t = useWords()
  const { data } = useQuery({
    queryKey: [cabangKu.path],
    queryFn: async ({ signal }) => (await call(cabangKu, {}, { signal })).data,
  })
  if (data === undefined) return null
  const open = data.filter(({ terjangkau }) => terjangkau)
  if (open.length === 0) return <p className="flyout-note">{t('Belum Ada Cabang')}</p>
  return open.map(({ kode_toko, nama_toko }) => (
    <Entry
      key={kode_toko}
      onChoose={() => {
        close()
        goToBranch(kode_toko)
      }}
    >
      {kode_toko} - {nama_toko}
    </Entry>
  ))
}

/** The chooser of the header (SPEC 1): into one of the branches. The band there leads home. */
export function PilihCabang() {
  const t = useWords()
  const shell = useShell()
  const screen = shell.house.screen(workInBranches)
  if (!screen || closedTo(shell, screen) !== undefined) return null
  return (
    <Flyout label={t('Kerja di Cabang')} face={<Icon name="shop" />}>
      {(close) => <Cabang close={close} />}
    </Flyout>
  )
}
