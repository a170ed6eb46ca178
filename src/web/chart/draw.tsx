// Fetched when the first chart is shown: chart.js weighs more than all of our tables.
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/** A bar is an amount of its own; a step is a figure that holds until the next one. */
export type Shape = 'bars' | 'steps'

export interface Drawn {
  readonly shape: Shape
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly colours: readonly string[] // one a series
  readonly ink: string
  readonly line: string
  readonly family: string
  readonly short: (value: number) => string // beside the axis
  readonly full: (value: number) => string //  where the pointer is
  readonly onOpen: ((at: number) => void) | undefined
}

type Config = ChartConfiguration<'bar' | 'line', number[], string>

const datasetOf = (of: Drawn, at: number) => {
  const { name, values } = of.series[at] ?? { name: '', values: [] }
  const colour = of.colours[at] ?? of.ink
  const same = { label: name, data: [...values], backgroundColor: colour }
  return of.shape === 'bars'
    ? { ...same, type: 'bar' as const, borderRadius: 2, maxBarThickness: 28 }
    : {
        ...same,
        type: 'line' as const,
        borderColor: colour,
        borderWidth: 2,
        pointRadius: 0,
        pointHitRadius: 12,
        stepped: true,
      }
}

const configOf = (of: Drawn): Config => ({
  type: of.shape === 'bars' ? 'bar' : 'line',
  data: {
    labels: [...of.labels],
    datasets: of.series.map((_, at) => datasetOf(of, at)),
  },
  options: {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    onClick: (_event, found) => {
      const at = found[0]?.index
      if (at !== undefined) of.onOpen?.(at)
    },
    plugins: {
      tooltip: {
        bodyFont: { family: of.family },
        titleFont: { family: of.family },
        callbacks: {
          label: ({ dataset, parsed }) => `${dataset.label ?? ''} ${of.full(parsed.y ?? 0)}`,
        },
      },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { color: of.line },
        // Labels that would touch are left out, not printed over each other.
        ticks: {
          color: of.ink,
          font: { family: of.family, size: 12 },
          maxRotation: 0,
          autoSkipPadding: 12,
        },
      },
      y: {
        beginAtZero: of.shape === 'bars',
        grid: { color: of.line },
        border: { display: false },
        ticks: {
          color: of.ink,
          font: { family: of.family, size: 12 },
          maxTicksLimit: 5,
          callback: (value) => of.short(Number(value)),
        },
      },
    },
  },
})

/** Draws on a canvas. @returns how to draw anew, and how to stop */
export function draw(canvas: HTMLCanvasElement, first: Drawn) {
  const chart = new Chart(canvas, configOf(first))
  return {
    again: (next: Drawn): void => {
      const { data, options } = configOf(next)
      chart.data = data
      chart.options = options ?? {}
      chart.update('none')
    },
    stop: (): void => chart.destroy(),
  }
}
