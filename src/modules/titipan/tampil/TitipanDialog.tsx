import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { NotaTerbuka } from '../../nota/NotaTerbuka.tsx'
import { KirimBatal, useCekBatal, type UangKembali } from '../../pembayaran/KirimBatal.tsx'
import { cekBatalTitipan } from '../titipan.calls.ts'
import { dokumenTitipan } from '../titipan.ts'
import { useCetakTitipan } from '../use-cetak-titipan.tsx'
import { TambahDialog } from './TambahDialog.tsx'
import { TampilTitipan } from './TampilTitipan.tsx'
import { useBoleh } from './use-boleh.tsx'
import { useTitipan, waTitipan, type IsiTitipan } from './use-titipan.tsx'
import { KeyButton } from '#web/KeyButton'

interface BatalProps {
  readonly isi: IsiTitipan
  readonly uang: UangKembali
  readonly onClose: () => void
}

/** Why, and what becomes of the money. */
function BatalDialog({ isi, onClose, uang }: BatalProps) {
  const t = useWords()
  const { hangus_batal, no_titipan, saldo } = isi
  return (
    <KirimBatal
      title={t('Batal Titip {{nomor}}', { nomor: no_titipan })}
      label="Batal Titip"
      uang={uang}
      segarkan={['TITIPAN']}
      kirim={(entered, options) =>
        call(dokumenTitipan.commands.batal, { body: { no_titipan, ...entered } }, options)
      }
      onClose={onClose}
    >
      <p>
        {t('Uang kembali Rp {{kembali}}, hangus Rp {{hangus}}', {
          kembali: formatRupiah(saldo - hangus_batal),
          hangus: formatRupiah(hangus_batal),
        })}
      </p>
    </KirimBatal>
  )
}

/** What can be done with a deposit that is held. */
function Tombol({ isi }: { readonly isi: IsiTitipan }) {
  const [buka, setBuka] = useState<'TAMBAH' | UangKembali>()
  const cek = useCekBatal()
  const bolehTambah = useBoleh('/validasi-titipan')
  const bolehBatal = useBoleh('/lihat-titipan')
  const dipegang = isi.status === 'TITIP'
  const tutup = (): void => setBuka(undefined)
  const { no_titipan } = isi
  const batal = async (): Promise<void> =>
    setBuka(await cek(async () => (await call(cekBatalTitipan, { body: { no_titipan } })).data))
  if (!dipegang) return null
  return (
    <>
      <KeyButton
        keyName="F6"
        label="Batal Titip"
        run={() => void batal()}
        danger
        shown={bolehBatal}
        disabled={!dipegang}
      />
      <KeyButton
        keyName="F8"
        label="Tambah Titip"
        run={() => setBuka('TAMBAH')}
        shown={bolehTambah}
        disabled={!dipegang}
      />
      {typeof buka === 'object' ? <BatalDialog isi={isi} uang={buka} onClose={tutup} /> : null}
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
      wa={waTitipan}
      onClose={onClose}
    />
  )
}
