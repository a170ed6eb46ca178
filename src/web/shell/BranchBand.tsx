import { Button } from 'antd'
import { branchNow, goToBranch } from '../branch.tsx'
import { Icon } from '../icons.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'

/**
 * Shown on every screen while the head office is inside a branch: which branch, as which user, and
 * the way home.
 */
export function BranchBand() {
  const t = useWords()
  const { toko, user } = useShell()
  if (branchNow() === undefined) return null
  return (
    <div className="branch-band" role="status">
      <Icon name="shop" />
      <strong>
        {toko.kode_toko} - {toko.nama_toko}
      </strong>
      <span className="branch-who">
        {t('Anda bekerja di dalam cabang sebagai {{nama}}', { nama: user.usere_name })}
      </span>
      <Button size="small" onClick={() => goToBranch(undefined)}>
        {t('Kembali ke Pusat')}
      </Button>
    </div>
  )
}

/**
 * A screen that is closed to the head office: says which ones are open, and where this work is
 * done.
 */
export function NotInBranch() {
  const t = useWords()
  const { toko } = useShell()
  return (
    <div className="gate">
      <h1>{t('Belum Dapat Dibuka Dari Pusat')}</h1>
      <p>
        {t('Laci, timbangan dan barangnya ada di {{toko}}: ini dikerjakan di tokonya sendiri.', {
          toko: toko.nama_toko,
        })}
      </p>
      <p>{t('Pilih layar lain di menu, atau kembali ke pusat.')}</p>
      <Button onClick={() => goToBranch(undefined)}>{t('Kembali ke Pusat')}</Button>
    </div>
  )
}
