import { useState, type ReactNode } from 'react'
import type { Field } from '#kernel/field'
import { LazyPart } from '../page/LazyPart.tsx'

const potong = async () => (await import('./CropDialog.tsx')).CropDialog

/**
 * Files on their way to the server: of a field whose pictures have a shape each is cut first, one
 * after the other; whoever closes the dialog leaves that one out.
 */
export function useCrop(field: Field, send: (files: readonly File[]) => void) {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [cut, setCut] = useState<readonly File[]>([])
  const [file, ...rest] = waiting
  const goOn = (done: readonly File[]): void => {
    setWaiting(rest)
    setCut(rest.length > 0 ? done : [])
    if (rest.length === 0 && done.length > 0) send(done)
  }
  const dialog: ReactNode =
    file === undefined ? null : (
      <LazyPart
        key={waiting.length}
        part={potong}
        given={{
          ...{ field, file },
          onFile: (one: File) => goOn([...cut, one]),
          onClose: () => goOn(cut),
        }}
      />
    )
  return { dialog, ask: field.potong === true ? setWaiting : send }
}
