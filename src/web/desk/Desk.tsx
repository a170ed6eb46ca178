import type { ReactNode } from 'react'
import './desk.css'

interface SideProps {
  readonly label: string // in the reader's language
  readonly children: ReactNode
  /** It holds fields of a form: Enter goes from one to the next. */
  readonly form?: boolean
}

/** What the work is about: fields, figures, a choice. */
export const DeskLeft = ({ children, form, label }: SideProps) => (
  <section className="desk-left" aria-label={label} {...(form ? { 'data-form': '' } : {})}>
    {children}
  </section>
)

/** What it is done to: a table, as a rule of what was scanned. */
export const DeskRight = ({ children, label }: SideProps) => (
  <section className="desk-right" aria-label={label}>
    {children}
  </section>
)

interface DeskProps {
  readonly children: ReactNode
  /** A form of many fields: it takes half of the width. */
  readonly wide?: boolean
}

/** A screen where things are worked on: what about at the left, what with at the right (LOOK 5). */
export const Desk = ({ children, wide = false }: DeskProps) => (
  <div className={wide ? 'desk wide' : 'desk'}>{children}</div>
)
