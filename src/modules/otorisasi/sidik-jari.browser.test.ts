import { expect, inject } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { approvalDialog, askForMoney, saved } from '../../../tests/browser/drawer.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'
import { selama } from '../../../tests/browser/saklar.ts'

/** The program beside a reader: it asks what to read and says what it read. */
function bridge(kunci: string) {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${inject('browserTest').origin}/api/v1/fingerprint/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kunci, ...body }),
    })
    return (await response.json()) as { readonly data: readonly { readonly id: string }[] }
  }
  return async (status: boolean, templat: string | null = null): Promise<void> => {
    const waiting = async () => (await call('menunggu', {})).data
    await expect.poll(waiting).toHaveLength(1)
    await call('hasil', { id: (await waiting())[0]?.id, status, templat })
  }
}

/** An owner who signs in at this counter adds its bridge there, and leaves. */
async function bridgeAt({ page }: Screen, own: Screen): Promise<string> {
  const user = { user_id: 'pasang.nqc', password: 'kencana-pasang' }
  const kepala = { usere_name: 'Pasang', level: 'OWN', kode_toko: 'NQC', no_whatsapp: null }
  await callAs(own.page, 'POST', 'users/create', { ...user, ...kepala })
  return page.evaluate(async ({ password, user_id }) => {
    const kasir = localStorage.getItem('perangkat') ?? ''
    let token = ''
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-auth-token': token }
      const answer = await fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { ...headers, 'x-perangkat': kasir },
        body: JSON.stringify(body),
      })
      return (await answer.json()).data
    }
    token = (await send('users/login', { user_id, password })).token
    const changed = { password, new_password: `${password}-baru` }
    token = (await send('users/change-password', changed)).token
    const { kunci } = await send('fingerprint/jembatan', { nama: 'Pembaca konter' })
    await send('users/logout', {})
    return String(kunci)
  }, user)
}

async function sebuahJari(open: (opening?: Opening) => Promise<Screen>): Promise<void> {
  const own = await open({ user: 'own.nqc', path: '/sidik-jari' })
  const bridges = own.page.locator('.sidik-jari').filter({ hasText: 'Jembatan Sidik Jari' })
  await bridges.getByLabel('Nama').fill('Pembaca depan')
  await bridges.getByRole('button', { name: 'Tambah Jembatan' }).click()
  const read = bridge(await bridges.locator('code').innerText())
  const mine = own.page.locator('.sidik-jari').filter({ hasText: 'Sidik Jari Saya' })
  await mine.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await mine.getByRole('button', { name: 'Daftarkan Sidik Jari' }).click()
  await mine.getByText('Silahkan Scan Fingerprint').waitFor()
  await own.axe('.page')
  await own.shot('sidik-jari')
  await read(true, 'TEMPLAT')
  await mine.getByText('Fingerprint Berhasil Di Scan').waitFor()

  const kasir = await open({ user: 'kasir1.nqc', path: '/uang-kas', viewport: 'tablet' })
  await askForMoney(kasir, '150000')
  const readHere = bridge(await bridgeAt(kasir, own))
  const dialog = approvalDialog(kasir.page)
  await dialog.getByText('Fingerprint', { exact: true }).click()
  await dialog.getByLabel('User ID').fill('bukan.siapa')
  await kasir.press('F9')
  await dialog.getByText('Username Tidak Tidak Terdaftar').waitFor()
  await dialog.getByLabel('User ID').fill('own.nqc')
  await kasir.press('F9')
  await dialog.getByText('Silahkan Scan Fingerprint').waitFor()
  await kasir.axe('.ant-modal')
  await kasir.shot('sidik-jari-konter')
  await readHere(false)
  await dialog.getByText('Silahkan Coba Lagi').waitFor()
  await kasir.press('F9')
  await dialog.getByText('Silahkan Scan Fingerprint').waitFor()
  await readHere(true)
  await saved(kasir.page)
}

test(
  'a finger is enrolled and approves at the counter, by the words of the bridge',
  { timeout: 240_000 },
  ({ open }) => selama(open, 'own.nqc', 'FINGERPRINT_MODULE', true, () => sebuahJari(open)),
)
