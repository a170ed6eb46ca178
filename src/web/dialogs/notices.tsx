import { App } from 'antd'
import { useEffect } from 'react'
import { createStore } from '../store.tsx'
import { CallError } from '../request.tsx'
import { say } from '../words.tsx'
import './dialogs.css'

/** SPEC 8, 9: a success stays 2 seconds, an error 3, anything else 3. */
const seconds = { success: 2, error: 3, info: 3 } as const

interface Ways {
  toast(kind: 'success' | 'info', text: string): void
  popup(text: string): void
}
type Notice = (ways: Ways) => void
/** A notice that comes before the page can show it is shown later, for instance after a reload. */
const waiting: Notice[] = []
let ways: Ways | undefined

const tell = (notice: Notice): void => {
  if (ways) notice(ways)
  else waiting.push(notice)
}

/** Shows a success. Texts are already in the reader's language. */
export const success = (text: string): void => tell((to) => to.toast('success', text))
export const info = (text: string): void => tell((to) => to.toast('info', text))

/**
 * Shows what went wrong: the server's sentence, or the given one. A call that we took back shows
 * nothing.
 */
export function failure(error: unknown, otherwise?: string): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  const popup = (text: string): void => tell((to) => to.popup(text))
  if (typeof error === 'string') popup(error)
  else if (error instanceof CallError) popup(error.message)
  else {
    popup(otherwise ?? say('Terjadi Kesalahan Saat Request Data'))
    throw error // a bug: the console shows it
  }
}

const heard = createStore('')

/** Tells users of a screen reader what others can see. */
export const announce = (text: string): void => heard.set(text)

/** Connects the notices to antd; stands once in the shell. */
export function NoticesHost() {
  const { message, notification } = App.useApp()
  const announced = heard.use()
  useEffect(() => {
    const shown: Ways = {
      toast: (kind, text) => {
        void message.open({ type: kind, content: text, duration: seconds[kind] })
      },
      popup: (text) => {
        notification.open({
          type: 'error',
          title: text,
          duration: seconds.error,
          placement: 'bottomLeft', // over no title, no search and no button that ends work
          role: 'alert',
        })
      },
    }
    ways = shown
    for (const notice of waiting.splice(0)) notice(shown)
    return () => {
      ways = undefined
    }
  }, [message, notification])
  return (
    <div role="status" className="only-heard">
      {announced}
    </div>
  )
}

export interface Question {
  readonly title: string
  readonly text?: string
  /** SPEC 4 has both: No/OK for deletes, Ya/Tidak for the rest. */
  readonly yes: string
  readonly no?: string // none: the dialog can only be agreed to
  readonly danger?: boolean
  /** The decision is important: No is the default answer, although nothing is destroyed. */
  readonly weighty?: boolean
}

export interface Asked extends Question {
  readonly answer: (agreed: boolean) => void
}

export const asked = createStore<Asked | undefined>(undefined)

/** Asks and waits. Everything in the reader's language. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (agreed) => {
        asked.set(undefined)
        resolve(agreed)
      },
    })
  })
}

/** The subject of the question is gone: the question closes, as if answered No. */
export const takeBack = (): void => asked.get()?.answer(false)

/** 'Apakah Anda Yakin Ingin Menghapus ...?', No/OK (SPEC 4). */
export const confirmDelete = (what: string): Promise<boolean> =>
  confirm({
    title: say('Apakah Anda Yakin Ingin Menghapus {{apa}}?', { apa: what }),
    yes: 'OK',
    no: 'No',
    danger: true,
  })
