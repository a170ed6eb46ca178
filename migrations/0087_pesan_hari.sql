-- What is said by itself goes by the day of the clock (docs/adr/0331).
SET LOCAL search_path = kencana, pg_temp;

DROP FUNCTION IF EXISTS pesan_otomatis_ulang_tahun(text), pesan_otomatis_nota_cetak(text),
  pesan_otomatis_pesanan_selesai(text), pesan_otomatis_service_selesai(text),
  pesan_otomatis_hutang_tempo(text), pesan_otomatis_cicilan_tempo(text);
