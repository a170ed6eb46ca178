/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useKata } from './kata.tsx'
import { Gagal, masukSebagai, panggil } from './muat.tsx'

interface Props {
  readonly toko: string
  readonly nama: string
}

/** A member signs in: his number, then the code that was sent to it. */
export function MasukAnggota({ nama, toko }: Props) {
  const t = useKata()
  const [nomor, setNomor] = useState('')
  const [kode, setKode] = useState('')
  const [dikirim, setDikirim] = useState(false)
  const [kabar, setKabar] = useState<{ teks: string; buruk: boolean }>()
  const [sibuk, setSibuk] = useState(false)
  const isian = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (dikirim) isian.current?.focus()
  }, [dikirim])

  const lakukan = async (kerja: () => Promise<void>) => {
    setSibuk(true)
    setKabar(undefined)
    try {
      await kerja()
    } catch (error) {
      if (!(error instanceof Gagal)) throw error
      setKabar({ teks: error.message || t('Tidak ada koneksi.'), buruk: true })
    } finally {
      setSibuk(false)
    }
  }
  const minta = () =>
    lakukan(async () => {
      await panggil('anggota/kode', { toko, no_hp: nomor })
      setKode('')
      setDikirim(true)
      setKabar({ teks: t('Kode dikirim lewat WhatsApp bila nomor ini member.'), buruk: false })
    })
  const masuk = () =>
    lakukan(async () => {
      const { token } = await panggil<{ token: string }>('anggota/masuk', {
        ...{ toko, kode, no_hp: nomor },
      })
      await masukSebagai(token)
    })
  const kirim = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void (dikirim ? masuk() : minta())
  }
  return (
    <form className="ag-masuk" onSubmit={kirim}>
      <h1 className="ag-besar">{t('Masuk Member')}</h1>
      <p>{t('Lihat point, kupon, emas Anda dan nilainya hari ini di {{toko}}.', { toko: nama })}</p>
      <label>
        {t('Nomor WhatsApp')}
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={nomor}
          readOnly={dikirim}
          required
          placeholder="0812 ..."
          onInput={(event) => setNomor(event.currentTarget.value)}
        />
      </label>
      {dikirim ? (
        <label>
          {t('Kode 6 angka')}
          <input
            ref={isian}
            className="ag-kode"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            value={kode}
            onInput={(event) => setKode(event.currentTarget.value)}
          />
        </label>
      ) : null}
      <p className={kabar?.buruk ? 'ag-salah' : 'ag-meta'} role="status">
        {kabar?.teks}
      </p>
      <button type="submit" className="ag-tombol" disabled={sibuk}>
        {dikirim ? t('Masuk') : t('Kirim Kode')}
      </button>
      {dikirim ? (
        <>
          <button type="button" className="ag-tombol ag-lain" onClick={() => void minta()}>
            {t('Kirim Kode Lagi')}
          </button>
          <button type="button" className="ag-tombol ag-lain" onClick={() => setDikirim(false)}>
            {t('Ganti Nomor')}
          </button>
        </>
      ) : null}
    </form>
  )
}
