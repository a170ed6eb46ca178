import { levels } from '#kernel/right'
import { failure, success } from '#web/dialogs/notices'
import { listen } from '#web/live'
import { behind, defineWebModule } from '#web/module'
import { say } from '#web/words'
import { pusat as modul } from './module.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What became of what somebody saved for the branches, wherever he is by now. */
function tell(facts: Readonly<Record<string, unknown>>): void {
  if (typeof facts['jumlah'] === 'number')
    success(
      facts['sendiri'] === true
        ? say('Data Dari Pusat Sudah Diterima')
        : say('Semua Cabang Sudah Menerima'),
    )
  // SPEC 8: a delete that a branch did not carry out.
  else if (facts['hapus'] === true)
    failure(say('Terdapat kesalahan menghapus disalah satu cabang silahkan ulangi lagi'))
  else
    failure(
      say('Toko {{toko}} Belum Menerima: {{kalimat}}', {
        toko: textOf(facts['cabang']),
        kalimat: textOf(facts['kalimat']),
      }),
    )
}

export const pusat = defineWebModule({
  modul,
  screens: {
    '/kerja-cabang': async () => (await import('./KerjaCabangScreen.tsx')).KerjaCabangScreen,
    '/salin-master-cabang': async () => (await import('./SalinScreen.tsx')).SalinKeCabangScreen,
    '/import-data-pusat': async () => (await import('./SalinScreen.tsx')).ImportDataPusatScreen,
  },
  header: [
    {
      name: 'pilih-cabang',
      place: 1,
      levels: [...levels],
      part: behind(async () => (await import('./PilihCabang.tsx')).PilihCabang),
    },
  ],
  running: () => listen('tugas-cabang', tell),
})
