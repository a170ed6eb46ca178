import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { kondisiMasuk, kondisiSekali, koreksiBarang } from '../koreksi-barang.ts'
import type { useCari } from './use-cari.tsx'
import type { useCentang } from './use-centang.tsx'

/** Actions for many pieces at once: each opens its screen with them. */
const bersama = [
  { path: '/pindah-barang', kata: 'Pindahkan' },
  { path: '/cetak-barcode', kata: 'Cetak Label' },
  { path: '/update-profit-barang', kata: 'Update Profit Barang' },
] as const

interface Props {
  readonly cari: ReturnType<typeof useCari>
  readonly centang: ReturnType<typeof useCentang>
}

/** A whole page is ticked: one press ticks everything that the filter finds. */
function SemuaHasil({ cari, centang }: Props) {
  const t = useWords()
  const [sibuk, setSibuk] = useState(false)
  const { count, rows = [] } = cari
  if (!centang.penuh || count <= rows.length || centang.dicentang.length >= count) return null
  const semua = async (): Promise<void> => {
    setSibuk(true)
    try {
      centang.tambah(await cari.semua())
    } catch (error) {
      failure(error)
    } finally {
      setSibuk(false)
    }
  }
  return (
    <Button loading={sibuk} onClick={() => void semua()}>
      {t('Centang semua {{jumlah}} hasil', { jumlah: formatRupiah(count) })}
    </Button>
  )
}

/** The ticked pieces, and where they can go. */
export function Centang({ cari, centang }: Props) {
  const t = useWords()
  const shell = useShell()
  const navigate = useNavigate()
  const [kondisi, setKondisi] = useState(false)
  const { dicentang, kosongkan } = centang
  if (dicentang.length === 0) return null
  const terbuka = bersama.filter(({ path }) => {
    const screen = shell.house.screen(path)
    return screen !== undefined && closedTo(shell, screen) === undefined
  })
  const ubah = (): void => {
    if (dicentang.length <= kondisiSekali) setKondisi(true)
    else failure(t('Paling Banyak {{max}} Barang Sekali Ubah', { max: kondisiSekali }))
  }
  return (
    <p className="barang-dicentang" role="status">
      {t('{{jumlah}} barang dicentang', { jumlah: formatRupiah(dicentang.length) })}
      <SemuaHasil cari={cari} centang={centang} />
      {terbuka.map(({ kata, path }) => (
        <Button
          key={path}
          onClick={() => void navigate({ to: path, search: { barang: dicentang.join(' ') } })}
        >
          {t(kata)}
        </Button>
      ))}
      <Button onClick={ubah}>{t('Ubah Kondisi')}</Button>
      <Button type="text" onClick={kosongkan}>
        {t('Lepas Semua')}
      </Button>
      {kondisi ? (
        <PostDialog
          title={t('Ubah Kondisi {{jumlah}} Barang', { jumlah: dicentang.length })}
          width={560}
          fields={kondisiMasuk}
          segarkan={['barang']}
          send={(isi, options) =>
            call(koreksiBarang.commands.kondisi, { body: { ...isi, barang: dicentang } }, options)
          }
          onTersimpan={kosongkan}
          onClose={() => setKondisi(false)}
        />
      ) : null}
    </p>
  )
}
