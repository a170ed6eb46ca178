import { Button } from 'antd'
import { useState } from 'react'
import { alasan } from '#kernel/document'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { Key, useKeys } from '#web/keys'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { NotaTerbuka } from '../../faktur/NotaTerbuka.tsx'
import { KirimDialog } from '../../otorisasi/KirimDialog.tsx'
import { batalTitipan } from '../titipan.calls.ts'
import { useCetakTitipan } from '../use-cetak-titipan.tsx'
import { TambahDialog } from './TambahDialog.tsx'
import { TampilTitipan } from './TampilTitipan.tsx'
import { useTitipan, type IsiTitipan } from './use-titipan.tsx'

const isianBatal = { alasan }

/** Why, and what becomes of the money. */
function BatalDialog({ isi, onClose }: { readonly isi: IsiTitipan; readonly onClose: () => void }) {
  const t = useWords()
  const { hangus_batal, no_titipan, saldo } = isi
  return (
    <KirimDialog
      title={t('Batal Titip {{nomor}}', { nomor: no_titipan })}
      width={520}
      saveLabel={t('Batal Titip')}
      fields={isianBatal}
      segarkan={['TITIPAN']}
      send={(entered, options) =>
        call(batalTitipan, { body: { no_titipan, alasan: entered.alasan } }, options)
      }
      renderIsi={(form) => (
        <>
          <p>
            {t('Uang kembali Rp {{kembali}}, hangus Rp {{hangus}}', {
              kembali: formatRupiah(saldo - hangus_batal),
              hangus: formatRupiah(hangus_batal),
            })}
          </p>
          <FormFields form={form} autoFocus />
        </>
      )}
      onClose={onClose}
    />
  )
}

/** Whether this person has that screen: what it may do is offered here, too. */
function useBoleh(path: string): boolean {
  const shell = useShell()
  const screen = shell.house.screen(path)
  return screen !== undefined && closedTo(shell, screen) === undefined
}

/** What can be done with a deposit that is held. */
function Tombol({ isi }: { readonly isi: IsiTitipan }) {
  const t = useWords()
  const [buka, setBuka] = useState<'TAMBAH' | 'BATAL'>()
  const bolehTambah = useBoleh('/validasi-titipan')
  const bolehBatal = useBoleh('/lihat-titipan')
  const dipegang = isi.status === 'TITIP'
  const tutup = (): void => setBuka(undefined)
  useKeys([
    {
      key: 'F6',
      label: 'Batal Titip',
      run: () => setBuka('BATAL'),
      off: !dipegang || !bolehBatal,
    },
    {
      key: 'F8',
      label: 'Tambah Titip',
      run: () => setBuka('TAMBAH'),
      off: !dipegang || !bolehTambah,
    },
  ])
  if (!dipegang) return null
  return (
    <>
      {bolehBatal ? (
        <Button danger onClick={() => setBuka('BATAL')}>
          {t('Batal Titip')} <Key>F6</Key>
        </Button>
      ) : null}
      {bolehTambah ? (
        <Button onClick={() => setBuka('TAMBAH')}>
          {t('Tambah Titip')} <Key>F8</Key>
        </Button>
      ) : null}
      {buka === 'BATAL' ? <BatalDialog isi={isi} onClose={tutup} /> : null}
      {buka === 'TAMBAH' ? <TambahDialog isi={isi} onClose={tutup} /> : null}
    </>
  )
}

/** A deposit opened from a list. */
export function TitipanDialog({
  nomor,
  onClose,
}: {
  readonly nomor: string
  readonly onClose: () => void
}) {
  return (
    <NotaTerbuka
      nomor={nomor}
      nota={useTitipan(nomor)}
      cetak={useCetakTitipan()}
      renderIsi={({ isi }) => <TampilTitipan isi={isi} />}
      renderTombol={({ isi }) => <Tombol isi={isi} />}
      onClose={onClose}
    />
  )
}
