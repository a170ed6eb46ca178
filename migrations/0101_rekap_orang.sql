-- What people did is asked of the books (docs/adr/0392): nothing reads the recap of their days any more.
SET LOCAL search_path = kencana, pg_temp;

DROP FUNCTION IF EXISTS rekap_harian_pelanggan(text, date), audit_rekap_orang(text),
  harian_orang(text, date, date, bigint), hitung_harian_orang(text, date, date);
DROP TABLE rekap_harian_orang;
