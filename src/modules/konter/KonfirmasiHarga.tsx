import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { KeyLayer } from '#web/keys'
import { useWords } from '#web/words'
import { hargaBelumDikonfirmasi, konfirmasiHarga } from './konter.calls.ts'
import { KeyButton } from '#web/KeyButton'
import '../penjualan/rincian.css'
import './konfirmasi-harga.css'

const queryKey = ['group_harga', 'belum-dikonfirmasi']

/** The groups whose price nobody has confirmed for today (DOMAIN 5). */
export const useHargaBelumDikonfirmasi = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(hargaBelumDikonfirmasi, {}, { signal })).data,
  })

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

function Daftar({ onClose, onDone }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const groups = useHargaBelumDikonfirmasi().data ?? []
  const [busy, setBusy] = useState(false)
  const agree = async (): Promise<void> => {
    setBusy(true)
    try {
      const { data } = await call(konfirmasiHarga, {})
      success(t('{{jumlah}} Harga Dikonfirmasi', { jumlah: data.jumlah }))
      await queries.invalidateQueries({ queryKey })
      onDone()
    } catch (error) {
      failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="konfirmasi-tanya">{t('Apakah harga ini berlaku untuk hari ini ?')}</p>
      {/* What scrolls can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="konfirmasi-daftar" tabIndex={0} aria-label={t('Harga Hari Ini')}>
        <table className="rincian">
          <tbody>
            {groups.map(({ harga, kode_group, nama_group }) => (
              <tr key={kode_group}>
                <th scope="row">
                  {kode_group} <span className="meta">{nama_group}</span>
                </th>
                <td>{formatRupiah(harga)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="dialog-buttons">
        <KeyButton keyName="Esc" label="Nanti" run={onClose} />
        <KeyButton
          keyName="F9"
          label="Konfirmasi Semua"
          run={() => void agree()}
          type="primary"
          autoFocus
          loading={busy}
        />
      </div>
    </>
  )
}

/** Before the first sale of the day: one button confirms the prices of all groups (DOMAIN 5). */
export function KonfirmasiHarga(props: Props) {
  const t = useWords()
  return (
    <Modal
      open
      centered
      width={480}
      title={t('Harga Hari Ini')}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <KeyLayer>
        <Daftar {...props} />
      </KeyLayer>
    </Modal>
  )
}
