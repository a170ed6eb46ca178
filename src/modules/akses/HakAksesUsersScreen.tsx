import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { Badge } from '#web/page/Badge'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { daftarAkses } from './akses.calls.ts'
import { HakAkses } from './HakAkses.tsx'
import { kunciAkses, useAkses, type Akses } from './use-akses.tsx'

const muat = async (signal: AbortSignal) => (await call(daftarAkses, {}, { signal })).data
type Baris = Awaited<ReturnType<typeof muat>>[number]

interface DaftarProps {
  readonly akses: Akses
  readonly users: readonly Baris[]
}

/** The users whose rights the reader may change, and how many rights differ from their level. */
function Daftar({ akses: { pilih, siapa }, users }: DaftarProps) {
  const t = useWords()
  const { toko } = useShell()
  if (users.length === 0) return <p>{t('Tidak ada pengguna yang haknya boleh Anda ubah.')}</p>
  return (
    <ul className="akses-daftar">
      {users.map(({ beda, kode_toko, level, user_id, usere_name }) => (
        <li key={user_id}>
          <button
            type="button"
            aria-pressed={siapa !== undefined && 'user_id' in siapa && siapa.user_id === user_id}
            onClick={() => pilih({ user_id })}
          >
            <strong>{user_id}</strong>
            <span>{usere_name}</span>
            <span className="meta">{toko.pusat ? `${level} ${kode_toko}` : level}</span>
            {beda === 0 ? null : <Badge tone="wait">{t('{{beda}} beda', { beda })}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * The screens that one user sees: those of his level, and what is otherwise for him (SPEC 2, 6).
 */
export function HakAksesUsersScreen() {
  const t = useWords()
  const akses = useAkses()
  const { siapa } = akses
  const users = useQuery({ queryKey: kunciAkses, queryFn: ({ signal }) => muat(signal) })
  const orang = (users.data ?? []).map(({ level, user_id, usere_name }) => ({
    value: user_id,
    label: `${user_id} ${usere_name} (${level})`,
  }))
  const dipilih = siapa && 'user_id' in siapa ? siapa.user_id : ''
  return (
    <HakAkses
      akses={akses}
      judul={orang.find(({ value }) => value === dipilih)?.label ?? ''}
      kosong={t('Pilih pengguna di sebelah kiri.')}
      sumber={orang.filter(({ value }) => value !== dipilih)}
      siapaDari={(user_id) => ({ user_id })}
      daftar={
        <>
          {users.error ? <Refused error={users.error} onRetry={users.refetch} /> : null}
          {users.data ? <Daftar akses={akses} users={users.data} /> : null}
        </>
      }
    />
  )
}
