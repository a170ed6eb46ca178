import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import { berhentiPanggil, ikutPanggil, kunciPanggil } from './panggil.calls.ts'

const bisa = 'serviceWorker' in navigator && 'PushManager' in window

/** The worker of the page (sw.js), which listens to calls too. */
const pekerja = async (): Promise<ServiceWorkerRegistration> => {
  const ada = await navigator.serviceWorker.getRegistration('/')
  return ada ?? navigator.serviceWorker.register('/sw.js')
}

const langganan = async (): Promise<PushSubscription | null> => {
  const ada = await navigator.serviceWorker.getRegistration('/')
  return (await ada?.pushManager.getSubscription()) ?? null
}

async function mulai(kunci: string): Promise<string> {
  const registration = await pekerja()
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: kunci,
  })
  const { endpoint, keys } = subscription.toJSON()
  const { message } = await call(ikutPanggil, {
    body: { alamat: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
  return message ?? ''
}

async function berhenti(): Promise<string> {
  const subscription = await langganan()
  if (subscription === null) return ''
  await subscription.unsubscribe()
  const { message } = await call(berhentiPanggil, { body: { alamat: subscription.endpoint } })
  return message ?? ''
}

/** This device is called when somebody asks from afar, even while nobody looks at it. */
export function PanggilPerangkat() {
  const t = useWords()
  const client = useQueryClient()
  const [sibuk, setSibuk] = useState(false)
  const { data } = useQuery({
    queryKey: ['otorisasi', 'panggil'],
    enabled: bisa,
    retry: false,
    queryFn: async ({ signal }) => {
      const alamat = (await langganan())?.endpoint ?? null
      return (await call(kunciPanggil, { query: { alamat } }, { signal })).data
    },
  })
  if (!data?.kunci) return null
  const { ikut, kunci } = data
  const ubah = async (): Promise<void> => {
    setSibuk(true)
    try {
      success(await (ikut ? berhenti() : mulai(kunci)))
    } catch (error) {
      failure(error)
    }
    setSibuk(false)
    await client.invalidateQueries({ queryKey: ['otorisasi', 'panggil'] })
  }
  return (
    <Button loading={sibuk} icon={<Icon name="bell" />} onClick={() => void ubah()}>
      {t(ikut ? 'Jangan Panggil Perangkat Ini' : 'Panggil Perangkat Ini')}
    </Button>
  )
}
