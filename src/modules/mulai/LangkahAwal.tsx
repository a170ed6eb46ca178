import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { LazyPart } from '#web/page/LazyPart'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { langkahAwal, layarMulai, lewatiLangkah } from './langkah-awal.calls.ts'
import { bagianLangkah, langkahBerikut, langkahToko, semuaLangkah, tertulis } from './langkah.ts'
import './langkah-awal.css'

const muat = async (rinci: boolean, signal: AbortSignal) =>
  (await call(langkahAwal, { query: { rinci } }, { signal })).data
type Keadaan = Awaited<ReturnType<typeof muat>>
type Satu = Keadaan['langkah'][number]
const kunci = 'langkah-awal'

/** The steps that this person can take, and how one is passed over or taken up again. */
function useLangkah(rinci: boolean) {
  const shell = useShell()
  const queries = useQueryClient()
  const bisa = (path: string): boolean => {
    const screen = shell.house.screen(path)
    return screen !== undefined && closedTo(shell, screen) === undefined
  }
  const found = useQuery<Keadaan>({
    queryKey: [kunci, rinci],
    enabled: bisa(layarMulai),
    retry: false,
    // Once there is nothing left to do, nobody asks again before the next log-in.
    staleTime: ({ state }) => (state.data?.selesai === true && !rinci ? Infinity : 0),
    queryFn: ({ signal }) => muat(rinci, signal),
  })
  const lewati = (langkah: string, lewat: boolean): void => {
    call(lewatiLangkah, { params: { langkah }, body: { lewat } })
      .then(() => queries.invalidateQueries({ queryKey: [kunci] }))
      .catch(failure)
  }
  const langkah = (found.data?.langkah ?? []).filter((one) =>
    bisa(langkahToko[one.langkah]?.path ?? ''),
  )
  return { found, langkah, lewati }
}

interface BarisProps {
  readonly satu: Satu
  /** What to do now. */
  readonly berikut: boolean
  readonly onLewati: (lewat: boolean) => void
}

function Baris({ berikut, onLewati, satu }: BarisProps) {
  const t = useWords()
  const { house, toko } = useShell()
  const { jumlah, lewat, oleh, pada, sudah } = satu
  const { guna, kata, path = '' } = langkahToko[satu.langkah] ?? {}
  const screen = house.screen(path)
  const nama = t(kata ?? screen?.title ?? path)
  const untuk = guna ?? screen?.purpose
  return (
    <li
      className={sudah || lewat ? 'langkah-selesai' : ''}
      {...(berikut ? { 'aria-current': 'step' as const } : {})}
    >
      <Icon name={sudah ? 'good' : lewat ? 'cancel' : 'right'} />
      <Link to={path}>{nama}</Link>
      {sudah ? (
        <span className="langkah-sudah">
          {jumlah === null ? t('Sudah') : t('Sudah: {{jumlah}}', { jumlah: tertulis(jumlah) })}
        </span>
      ) : lewat ? (
        <>
          <span className="meta">
            {oleh === null || pada === null
              ? t('Dilewati')
              : t('Dilewati oleh {{oleh}}, {{pada}}', {
                  oleh,
                  pada: formatSaat(pada, toko.zona),
                })}
          </span>
          <Button size="small" type="link" onClick={() => onLewati(false)}>
            {t('Kembalikan')}
          </Button>
        </>
      ) : (
        <Button
          size="small"
          type="link"
          aria-label={`${t('Lewati')}: ${nama}`}
          onClick={() => onLewati(true)}
        >
          {t('Lewati')}
        </Button>
      )}
      {untuk === undefined || sudah || lewat ? null : (
        <span className="langkah-guna meta">{t(untuk)}</span>
      )}
    </li>
  )
}

interface SemuaProps {
  readonly langkah: readonly Satu[]
  readonly onLewati: (langkah: string, lewat: boolean) => void
}

/** The steps under what they are needed for, the one to take now marked. */
function Semua({ langkah, onLewati }: SemuaProps) {
  const t = useWords()
  const berikut = langkahBerikut(langkah)
  return (
    <div className="langkah-bagian">
      {Object.entries(bagianLangkah).map(([bagian, kata]) => {
        const isi = langkah.filter((one) => langkahToko[one.langkah]?.bagian === bagian)
        return isi.length === 0 ? null : (
          <section key={bagian}>
            <h3>{t(kata)}</h3>
            <ol>
              {isi.map((satu) => (
                <Baris
                  key={satu.langkah}
                  satu={satu}
                  berikut={satu.langkah === berikut}
                  onLewati={(lewat) => onLewati(satu.langkah, lewat)}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

const dasar = ['kategori', 'jenis', 'kadar', 'group_harga', 'gudang', 'bank']
const isiDialog = async () => (await import('./LazimDialog.tsx')).LazimDialog

/** Nobody types what every shop has: one dialog fills it, while all of it is empty. */
function IsiLazim({ langkah }: Pick<SemuaProps, 'langkah'>) {
  const t = useWords()
  const [buka, setBuka] = useState(false)
  const kosong = dasar.every((name) =>
    langkah.some((one) => one.langkah === name && !one.sudah && !one.lewat),
  )
  if (!kosong) return null
  return (
    <p>
      <Button type="primary" icon={<Icon name="check" />} onClick={() => setBuka(true)}>
        {t('Isi Yang Lazim')}
      </Button>{' '}
      <span className="meta">
        {t('Kategori, jenis, kadar, group, gudang dan bank; semuanya dapat diubah')}
      </span>
      {buka ? <LazyPart part={isiDialog} given={{ onClose: () => setBuka(false) }} /> : null}
    </p>
  )
}

/** Home of a shop that has not everything yet: what to do, in order, and what is done. */
export function LangkahAwal() {
  const t = useWords()
  const { found, langkah, lewati } = useLangkah(false)
  const sisa = langkah.filter(({ lewat, sudah }) => !sudah && !lewat).length
  if (found.data?.selesai !== false || sisa === 0) return null
  return (
    <section className="langkah-awal" aria-labelledby="langkah-awal">
      <h2 id="langkah-awal">
        {t('Langkah Awal')}{' '}
        <span className="meta">
          {t('{{sudah}} dari {{semua}} selesai', {
            sudah: langkah.length - sisa,
            semua: langkah.length,
          })}
        </span>
      </h2>
      <IsiLazim langkah={langkah} />
      <Semua langkah={langkah} onLewati={lewati} />
      <p>
        <Button size="small" onClick={() => lewati(semuaLangkah, true)}>
          {t('Tutup Daftar Ini')}
        </Button>{' '}
        <span className="meta">{t('Daftar ini tetap ada di Utility, Langkah Awal.')}</span>
      </p>
    </section>
  )
}

/** The same list, also when everything is done: who passed what over, and the way back. */
export function LangkahAwalScreen() {
  const { found, langkah, lewati } = useLangkah(true)
  return (
    <Page>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <div className="langkah-awal">
        <Semua langkah={langkah} onLewati={lewati} />
      </div>
    </Page>
  )
}
