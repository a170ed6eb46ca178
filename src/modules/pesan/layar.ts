export const layarWhatsapp = '/setting-whatsapp'
