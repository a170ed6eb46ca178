import type { Font } from 'fontkit'

/** pdfkit 0.20 takes parsed fonts and opened images; its published types lag behind. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      font(src: Font, size?: number): this
      registerFont(name: string, src: Font): this
    }
    interface OpenedImage {
      readonly width: number
      readonly height: number
    }
    interface PDFImage {
      openImage(src: Uint8Array): OpenedImage
      image(src: OpenedImage, x: number, y: number, options: ImageOption): this
    }
  }
}
