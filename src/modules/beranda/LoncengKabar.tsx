import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { call } from '#web/call'
import { info } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { LazyPart } from '#web/page/LazyPart'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { isKabar, kunci, type Baris } from './baris.tsx'
import { bacaBeranda } from './beranda.calls.ts'
import './kabar.css'

const daftarKabar = async () => (await import('./DaftarKabar.tsx')).DaftarKabar

const ditunggu = (one: Baris): boolean => isKabar(one) && !one.diam

/** Says what is wrong since it was looked at last. */
function useTeriakan(rows: readonly Baris[] | undefined): void {
  const dulu = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (rows === undefined) return
    const buruk = rows.filter((one) => ditunggu(one) && one.nada === 'BURUK')
    if (dulu.current)
      for (const { kalimat, kode } of buruk) if (!dulu.current.has(kode)) info(kalimat)
    dulu.current = new Set(buruk.map(({ kode }) => kode))
  }, [rows])
}

/** What waits or is wrong, wherever somebody is: how much of it, and a list that leads there. */
export function LoncengKabar() {
  const t = useWords()
  const [buka, setBuka] = useState(false)
  const { tgl_system } = useShell().toko
  const { data } = useQuery({
    queryKey: [kunci, tgl_system],
    refetchInterval: 180_000,
    queryFn: async ({ signal }) => (await call(bacaBeranda, { query: {} }, { signal })).data,
  })
  useTeriakan(data)
  const jumlah = (data ?? []).filter(ditunggu).length
  return (
    <>
      <Button
        type="text"
        className={jumlah > 0 ? 'header-button kabar-ada' : 'header-button'}
        aria-label={t('Kabar: {{jumlah}}', { jumlah })}
        icon={<Icon name="news" />}
        onClick={() => setBuka(true)}
      >
        {jumlah > 0 ? <span className="kabar-jumlah">{jumlah}</span> : null}
      </Button>
      {buka ? (
        <LazyPart part={daftarKabar} given={{ rows: data ?? [], onClose: () => setBuka(false) }} />
      ) : null}
    </>
  )
}
