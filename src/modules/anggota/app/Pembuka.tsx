/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Gambar } from './bagian.tsx'
import { useKata } from './kata.tsx'
import { useMasuk, type Katalog } from './muat.tsx'
import { ingat, ingatan } from './simpanan.tsx'

/** The opening pictures of the shop: three for a guest at his first visit, one for a member. */
export function Pembuka({ splash, toko }: Pick<Katalog, 'splash'> & { readonly toko: string }) {
  const t = useKata()
  const member = useMasuk()
  const kunci = `pembuka ${toko} ${member ? 'MEMBER' : 'GUEST'}`
  const [selesai, setSelesai] = useState('')
  const [ke, setKe] = useState(0)
  const tombol = useRef<HTMLButtonElement>(null)
  const slides = splash.filter(
    ({ image_path, kode }) => image_path && kode.startsWith('MEMBER') === member,
  )
  const slide = slides[ke]
  const terlihat = slide !== undefined && selesai !== kunci && ingatan(kunci) === null
  useEffect(() => {
    if (terlihat) tombol.current?.focus()
  }, [terlihat])
  if (!terlihat) return null
  const tutup = () => {
    ingat(kunci, '1')
    setSelesai(kunci)
    setKe(0)
  }
  const lanjut = () => (ke + 1 < slides.length ? setKe(ke + 1) : tutup())
  return (
    <div
      className={`ag-pembuka ag-${slide.position.toLowerCase()}`}
      role="dialog"
      aria-modal="true"
      aria-label={slide.text}
      onKeyDown={({ key }) => {
        if (key === 'Escape') tutup()
      }}
    >
      <Gambar path={slide.image_path} alt="" sizes="100vw" segera />
      <div>
        <p>{slide.text}</p>
        <button ref={tombol} type="button" className="ag-tombol" onClick={lanjut}>
          {t('Lanjut')}
        </button>
        <button type="button" className="ag-tombol ag-lain" onClick={tutup}>
          {t('Lewati')}
        </button>
      </div>
    </div>
  )
}
