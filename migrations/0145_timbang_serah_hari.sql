-- The readings of a period are a report (/laporan-timbang-serah).
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX timbang_serah_hari ON timbang_serah (kode_toko, tgl_system);
